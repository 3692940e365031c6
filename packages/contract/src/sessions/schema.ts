import { z } from 'zod';

/** The product's own tokens: an access token of ten minutes and a refresh token of one use. */
export const tokens = z.object({ access_token: z.string(), refresh_token: z.string() });
export type Tokens = z.infer<typeof tokens>;

/** What an identity provider gives to prove who somebody is. */
export const providerToken = z.string().min(1).max(4096);

/** What an invited person gives as their name. */
export const invitedName = z.string().trim().min(1, 'Name is required').max(255);
export const userName = z.string().trim().min(2, 'Name must be at least 2 characters').max(100);

/** What the web needs to know before anybody has signed in. */
export const frontConfig = z.object({
  version: z.string(),
  /** Evaluation mode: made-up third parties and a demo that anyone at this address may enter. */
  evaluation: z.boolean(),
  identity: z.object({
    /** Who says who people are; with Firebase they sign in elsewhere and come with its token. */
    kind: z.enum(['built-in', 'firebase']),
    /** Whether Google is a way to sign in. */
    google: z.boolean(),
    /** Whether people can sign in by a code that is sent to their phone. */
    phone: z.boolean(),
    password_min_length: z.number().int(),
  }),
  /** The app for phones; null for each part that is not configured. */
  app: z.object({
    /** `waypost` makes `waypost://invite/…`. */
    link_scheme: z.string().nullable(),
    app_store_url: z.string().nullable(),
    play_store_url: z.string().nullable(),
  }),
  basemap: z.object({ kind: z.literal('offline'), archive_url: z.string() }),
  /** Heights of the ground as image tiles, or as a PMTiles file of such; null where none are configured. */
  terrain: z
    .object({
      url: z.string(),
      encoding: z.enum(['terrarium', 'mapbox']),
      tile_size: z.number().int(),
      max_zoom: z.number().int(),
    })
    .nullable(),
  showBillingPage: z.boolean(),
  showUpgradeButtons: z.boolean(),
  showCustomerPortal: z.boolean(),
  showHelpCentre: z.boolean(),
  /** Whether the weather at a feature can be asked for. */
  showWeather: z.boolean(),
});
export type FrontConfig = z.infer<typeof frontConfig>;
