/** How a datum lies to WGS 84. */
export interface DatumShift {
  /** For a PROJ string: metres, arc seconds, parts per million; '' where none is needed; null where it is not known. */
  readonly toWgs84: string | null;
  /** Positions may be off by more than a metre: a grid of corrections would be needed, or the shift is a mean. */
  readonly isRough: boolean;
}

/** One system of the table. */
export interface EpsgSystem {
  readonly name: string;
  /** A PROJ string without the datum shift. */
  readonly definition: string;
  readonly datum: DatumShift;
}

/** The systems of EPSG and Esri, and their datums, by code and name. */
export interface EpsgSystems {
  find(code: number): EpsgSystem | null;
  /** The datum of the first of these names that is known: of a datum or of a geographic CRS, as EPSG or Esri writes it. */
  findDatum(names: readonly string[]): DatumShift | null;
}

const UNKNOWN: DatumShift = { toWgs84: null, isRough: false };

/** What follows a key at the beginning of a line. */
function findLine(table: string, key: string): string[] | null {
  const at = table.indexOf(`\n${key}\t`);
  if (at < 0) return null;
  const start = at + key.length + 2;
  return table.slice(start, table.indexOf('\n', start)).split('\t');
}

const toPlainName = (name: string) =>
  name
    .replace(/^D_/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** Loads the table, which nothing needs but a file in a foreign system. */
export async function loadEpsgSystems(): Promise<EpsgSystems> {
  const { SYSTEMS, DATUMS } = await import('./epsg-table.generated.ts');
  const toDatum = (code: string): DatumShift => {
    const [, , , shift = '', mark = ''] = findLine(SYSTEMS, code) ?? [];
    if (shift === '') return UNKNOWN;
    return { toWgs84: shift === '0' ? '' : shift, isRough: mark === '~' };
  };
  return {
    find: (code) => {
      const [name, base = '', definition] = findLine(SYSTEMS, String(code)) ?? [];
      if (name === undefined || definition === undefined) return null;
      return { name, definition, datum: base === '' ? UNKNOWN : toDatum(base) };
    },
    findDatum: (names) => {
      for (const name of names) {
        const [code] = findLine(DATUMS, toPlainName(name)) ?? [];
        if (code !== undefined) return toDatum(code);
      }
      return null;
    },
  };
}
