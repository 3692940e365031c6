import { createHash } from 'node:crypto';

/** A window size and a theme. */
export interface Stand {
  readonly width: number;
  readonly height: number;
  readonly scheme: 'light' | 'dark';
}

/** A language, and the stands of a screen opened in it, in order; without `seed` each screen is seen in all of them. */
export interface Look {
  readonly locale: string;
  readonly stands: readonly Stand[];
  readonly seed?: string;
}

export const WIDE = { width: 1440, height: 900 };
const LAPTOP = { width: 1024, height: 768 };
const PHONE = { width: 390, height: 844 };

const inBoth = (size: Omit<Stand, 'scheme'>): Stand[] => [
  { ...size, scheme: 'light' },
  { ...size, scheme: 'dark' },
];

/** A wide window in both themes, then one as narrow as a phone. */
const USUAL: readonly Stand[] = [...inBoth(WIDE), { ...PHONE, scheme: 'light' }];

/**
 * The looks of a run. By default each screen is seen in one of three, which the seed of the run chooses: all three
 * would be a tenth of all checks, and the same commit looks at the same. `SCREENS=some` is all three, and
 * `SCREENS=all` adds a small laptop, the phone in dark, and all of these in Spanish.
 */
export function listLooks(pictured: string | undefined, seed: string): readonly Look[] {
  if (pictured === 'all') {
    return ['en-US', 'es-MX'].map((locale) => ({ locale, stands: [WIDE, LAPTOP, PHONE].flatMap(inBoth) }));
  }
  const look: Look = { locale: 'en-US', stands: USUAL };
  return [pictured === undefined ? { ...look, seed } : look];
}

/** The stands in which a look sees a screen, in order. */
export function chooseStands({ stands, seed }: Look, screen: string): readonly Stand[] {
  if (seed === undefined) return stands;
  const chosen = createHash('sha256').update(`${seed} ${screen}`).digest().readUInt32BE() % stands.length;
  return stands.slice(chosen, chosen + 1);
}

/** A stand in one word, as in the names of pictures. */
export const nameStand = ({ width, scheme }: Stand): string => `${width}-${scheme}`;
