/** A browser and its system, as far as its own name tells; null for what is not recognized. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
  readonly isPhone: boolean;
}

/** Most specific first: Edge and Opera name Chrome too, and Chrome names Safari. */
const BROWSERS = [
  ['Edge', /\bEdg(A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const;

/** Android names Linux too, and an iPhone names Mac OS X. */
const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const;

function findName(names: readonly (readonly [string, RegExp])[], text: string): string | null {
  return names.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** Reads the name that a browser gives itself. */
export function toDevice(userAgent: string | null): Device {
  const text = userAgent ?? '';
  const system = findName(SYSTEMS, text);
  const isPhone = system === 'iPhone' || (system === 'Android' && /\bMobile\b/.test(text));
  return { browser: findName(BROWSERS, text), system, isPhone };
}
