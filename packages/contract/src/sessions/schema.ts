import { z } from 'zod';
import { baseMapList, photoSource, terrainSource } from '../basemaps/schema.ts';

/** The product's own tokens: an access token of ten minutes and a single-use refresh token. */
export const tokens = z.object({ access_token: z.string(), refresh_token: z.string() });
export type Tokens = z.infer<typeof tokens>;

/** A token of an identity provider. */
export const providerToken = z.string().min(1).max(4096);

/** The name that an invited person enters. */
export const invitedName = z.string().trim().min(1, 'Name is required').max(255);
export const userName = z.string().trim().min(2, 'Name must be at least 2 characters').max(100);

/** What the web needs to know before sign-in. */
export const frontConfig = z.object({
  version: z.string(),
  /** Evaluation mode: simulated third parties and a demo that anyone at this address may enter. */
  evaluation: z.boolean(),
  identity: z.object({
    /** The identity provider; with Firebase, people sign in elsewhere and present its token. */
    kind: z.enum(['built-in', 'firebase']),
    /** Whether people can sign in with Google. */
    google: z.boolean(),
    /** Whether people can sign in by a code sent to their phone. */
    phone: z.boolean(),
    password_min_length: z.number().int(),
  }),
  /** The phone app; null for each part that is not configured. */
  app: z.object({
    /** `waypost` makes `waypost://invite/…`. */
    link_scheme: z.string().nullable(),
    app_store_url: z.string().nullable(),
    play_store_url: z.string().nullable(),
  }),
  /** The bundled base map's file, and the base maps to choose. */
  basemap: baseMapList.extend({ archive_url: z.string() }),
  /** Null if not configured. */
  terrain: terrainSource.nullable(),
  /** Photographs for the look Satellite; null if not configured. */
  photos: photoSource.nullable(),
  showBillingPage: z.boolean(),
  showUpgradeButtons: z.boolean(),
  showCustomerPortal: z.boolean(),
  showHelpCentre: z.boolean(),
  /** Whether the weather at a feature is available. */
  showWeather: z.boolean(),
});
export type FrontConfig = z.infer<typeof frontConfig>;
