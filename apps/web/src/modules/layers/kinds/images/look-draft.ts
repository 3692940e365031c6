import { type ImageLook, imageLook, type LookRamp } from '@waypost/contract';

/** A look while it is being changed: numbers are as they were typed, and may not be whole yet. */
export interface LookDraft {
  readonly isColors: boolean;
  /** Red, green and blue; the first is also the one band, if it is drawn alone. */
  readonly bands: readonly [number, number, number];
  readonly ramp: LookRamp | null;
  readonly kind: ImageLook['stretch']['kind'];
  readonly low: string;
  readonly high: string;
  /** Empty: each value is shown. */
  readonly nodata: string;
}

/** Percent of values that are usually left out at either end. */
const USUAL = { low: '2', high: '98' } as const;

export function toDraft({ bands, ramp, stretch, nodata }: ImageLook): LookDraft {
  const [first, second = first, third = first] = bands;
  return {
    isColors: bands.length === 3,
    bands: [first, second, third],
    ramp,
    kind: stretch.kind,
    low: String(stretch.low),
    high: String(stretch.high),
    nodata: nodata === null ? '' : String(nodata),
  };
}

/** A number as people type it, with a point or a comma, or as `-3.4e38`; null for nothing, NaN for what is none (yet). */
export function parseNumber(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  if (plain === '') return null;
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(plain) ? Number(plain) : Number.NaN;
}

/** Another kind of stretch: its numbers mean something else. */
export function withKind(draft: LookDraft, kind: LookDraft['kind']): LookDraft {
  if (kind === draft.kind) return draft;
  const ends = kind === 'percent' ? USUAL : { low: '', high: '' };
  return { ...draft, kind, ...ends };
}

/** The look of a draft; null while it is none. */
export function toLook({ isColors, bands, ramp, kind, low, high, nodata }: LookDraft): ImageLook | null {
  const parsed = imageLook.safeParse({
    bands: isColors ? bands : [bands[0]],
    ramp: isColors ? null : ramp,
    stretch: { kind, low: parseNumber(low), high: parseNumber(high) },
    nodata: parseNumber(nodata),
  });
  return parsed.success ? parsed.data : null;
}

/** Whether what is drawn between leaves nothing in between, or is not said. */
export const hasBadStretch = (draft: LookDraft): boolean => toLook({ ...draft, nodata: '' }) === null;
