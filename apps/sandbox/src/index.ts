export { type SignedDelivery, signDelivery, type WebhookTarget } from './delivery-webhook.ts';
export { type MailFault, type MailSandbox, type ReceivedMail, startMailSandbox } from './mail-sandbox.ts';
export { type NominatimSandbox, startNominatimSandbox } from './nominatim-sandbox.ts';
export { type ObjectStoreSandbox, startObjectStoreSandbox } from './object-store-sandbox.ts';
export {
  type OidcFault,
  type OidcSandbox,
  type OidcSandboxOptions,
  type SandboxAccount,
  startOidcSandbox,
} from './oidc-sandbox.ts';
export { type PlanetCall, type PlanetSandbox, startPlanetSandbox } from './planet/planet-sandbox.ts';
export { type ReceivedSms, type SmsFault, type SmsSandbox, startSmsSandbox } from './sms-sandbox.ts';
export { type StripeSandbox, type StripeSandboxOptions, startStripeSandbox } from './stripe-sandbox.ts';
export { startWeatherSandbox, type WeatherSandbox } from './weather-sandbox.ts';
