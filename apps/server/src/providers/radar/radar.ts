import type { RadarSweep } from '@waypost/contract';

/** An account with a provider of radar. */
export interface RadarAccount {
  readonly account: string;
  readonly key: string;
  /** Names the account without giving its key away: equal for equal accounts and keys. */
  readonly id: string;
}

/** What a radar sees of one target now. */
export interface ProviderDetection {
  /** Milliseconds since 1970 by the clock of the station. */
  readonly at: number;
  readonly longitude: number;
  readonly latitude: number;
  readonly heading: number | null;
  readonly speed: number | null;
  readonly bearing: number | null;
  readonly distance: number | null;
  readonly confidence: number | null;
}

export interface ProviderTrack {
  readonly id: string;
  readonly radarTrackId: string;
  readonly source: string;
  readonly vesselName: string | null;
  /** In metres; null for one that does not tell it. */
  readonly lengthM: number | null;
  readonly photoCount: number;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly detection: ProviderDetection;
}

export interface ProviderStation {
  readonly id: number;
  /** Null where the answer had none that can be used, as the next two. */
  readonly name: string | null;
  readonly longitude: number | null;
  readonly latitude: number | null;
  readonly status: string | null;
  readonly sweep: RadarSweep | null;
  readonly targetCount: number | null;
  readonly tracks: readonly ProviderTrack[];
  /** Tracks that were not understood. */
  readonly skipped: number;
}

/** The units of the numbers that a provider gives. */
export interface RadarUnits {
  readonly speed: string;
  readonly distance: string;
}

/** Why the provider gave no answer that can be used. */
export type RadarTrouble = 'refused' | 'too_often' | 'unavailable' | 'garbled';

export class RadarError extends Error {
  readonly trouble: RadarTrouble;
  /** How long the provider asks to wait; null if it does not say. */
  readonly retryAfterMs: number | null;

  constructor(trouble: RadarTrouble, message: string, retryAfterMs: number | null = null, cause?: unknown) {
    super(message, { cause });
    this.trouble = trouble;
    this.retryAfterMs = retryAfterMs;
  }
}

/** The provider did not answer at all, or not in time. */
export class RadarUnreachedError extends RadarError {
  constructor(message: string, cause?: unknown) {
    super('unavailable', message, null, cause);
  }
}

/** A photograph of a track. */
export interface ProviderPhoto {
  readonly id: string;
  /** Where it is; of an answer of the provider only. */
  readonly link: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

export interface PhotoFile {
  readonly bytes: Buffer;
  readonly mediaType: 'image/jpeg' | 'image/png' | 'image/webp';
}

/** Radar stations of a third party. Every method throws RadarError. */
export interface Radar {
  readonly name: 'marine-monitor';
  readonly units: RadarUnits;
  /** Every station that the account opens, with what it sees now. */
  readStations(account: RadarAccount): Promise<ProviderStation[]>;
  /** The same at an earlier moment; null if the provider knows the present alone. */
  readonly readStationsAt: ((account: RadarAccount, at: number) => Promise<ProviderStation[]>) | null;
  /** The photographs of a track; none where the provider has no such thing. */
  listPhotos(account: RadarAccount, trackId: string): Promise<ProviderPhoto[]>;
  /** Null if it is gone, or no photograph. */
  getPhoto(photo: ProviderPhoto): Promise<PhotoFile | null>;
}
