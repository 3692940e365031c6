export { type SignedDelivery, signDelivery, type WebhookTarget } from './delivery-webhook.ts';
export {
  type LanguageModelSandbox,
  type ModelManner,
  startLanguageModelSandbox,
} from './language-model/language-model-sandbox.ts';
export { LIES, type LieName } from './language-model/lies.ts';
export { type MailFault, type MailSandbox, type ReceivedMail, startMailSandbox } from './mail-sandbox.ts';
export { type FeedStation, toFeed } from './marine-monitor/fleet.ts';
export {
  type MarineCall,
  type MarineSandbox,
  SANDBOX_MARINE_KEY,
  startMarineSandbox,
} from './marine-monitor/marine-sandbox.ts';
export { type NominatimSandbox, startNominatimSandbox } from './nominatim-sandbox.ts';
export { type ObjectStoreSandbox, startObjectStoreSandbox } from './object-store-sandbox.ts';
export {
  type OidcFault,
  type OidcSandbox,
  type OidcSandboxOptions,
  type SandboxAccount,
  startOidcSandbox,
} from './oidc-sandbox.ts';
export { drawValues } from './planet/bucket.ts';
export { BANDS_NODATA, drawBands } from './planet/draw-bands.ts';
export { drawOrthophoto, type Orthophoto } from './planet/draw-orthophoto.ts';
export { type PlanetCall, type PlanetSandbox, startPlanetSandbox } from './planet/planet-sandbox.ts';
export { type ReceivedSms, type SmsFault, type SmsSandbox, startSmsSandbox } from './sms-sandbox.ts';
export { type StacCall, type StacSandbox, startStacSandbox } from './stac/stac-sandbox.ts';
export { type StripeSandbox, type StripeSandboxOptions, startStripeSandbox } from './stripe-sandbox.ts';
export { SANDBOX_TILE_KEY, startTileSandbox, type TileSandbox } from './tiles/tile-sandbox.ts';
export { startWeatherSandbox, type WeatherSandbox } from './weather-sandbox.ts';
