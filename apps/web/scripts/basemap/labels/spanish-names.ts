/** The names of Unicode’s CLDR, which Node has with it. */
const names = new Intl.DisplayNames(['es'], { type: 'region', fallback: 'none' });

/** What CLDR says otherwise than a map does, or what has no number there, by the name in Natural Earth. */
const ON_A_MAP: Readonly<Record<string, string>> = {
  'Ashmore and Cartier Is.': 'Islas Ashmore y Cartier',
  'Clipperton I.': 'Isla Clipperton',
  'Coral Sea Is.': 'Islas del Mar del Coral',
  'Hong Kong': 'Hong Kong',
  'Indian Ocean Ter.': 'Territorios del Océano Índico',
  Macao: 'Macao',
  Myanmar: 'Myanmar',
  'N. Cyprus': 'Chipre del Norte',
  Palestine: 'Palestina',
  Somaliland: 'Somalilandia',
  'Spratly Is.': 'Islas Spratly',
  'U.S. Minor Outlying Is.': 'Islas Ultramarinas Menores de Estados Unidos',
  'U.S. Virgin Is.': 'Islas Vírgenes de los Estados Unidos',
};

/** A country’s name in Spanish, by its ISO 3166 number and its name in Natural Earth; null if it is not known. */
export function findSpanishName(id: string, name: string): string | null {
  const onAMap = ON_A_MAP[name];
  if (onAMap !== undefined || id === '') return onAMap ?? null;
  // CLDR knows the numbers as other names of its codes of two letters.
  const { region } = new Intl.Locale(`und-${id}`);
  return (region !== undefined && names.of(region)) || null;
}
