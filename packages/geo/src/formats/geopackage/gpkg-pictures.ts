import type { SqlValue } from '@sqlite.org/sqlite-wasm';
import type { DecodeContext } from '../outcome/decode-fault.ts';
import type { DecodedPicture } from '../outcome/decoded.ts';
import { findPictureKind } from '../photo/picture-kind.ts';
import { type GpkgRelation, quoteName } from './gpkg-layers.ts';
import type { SqliteFile } from './sqlite-file.ts';

/** Pictures per feature, as for KMZ. */
const MAX_PICTURES = 30;
/** Rows read of one mapping table. */
const MAX_PAIRS = 1_000_000;

/** Makes pictures of binary values, in total no larger than the limit of bytes of a file. */
export interface GpkgPictures {
  /** The picture in a value; null if it is not a picture, or the total is exceeded. */
  make(bytes: Uint8Array, title: string): DecodedPicture | null;
}

export function createGpkgPictures({ limits }: DecodeContext): GpkgPictures {
  let room = limits.maxInflatedBytes;
  return {
    make: (bytes, title) => {
      const kind = findPictureKind(bytes);
      if (kind === null || bytes.length > room) return null;
      room -= bytes.length;
      // A copy: the value may be a view of a larger buffer.
      return { name: `${title}.${kind}`, bytes: new Uint8Array(bytes) };
    },
  };
}

/** The pictures of a layer's features in related tables. */
export interface RelatedPictures {
  /** The key columns of the layer that relations use. */
  readonly keys: readonly string[];
  list(key: string, value: SqlValue | undefined): DecodedPicture[];
}

function readPairs(file: SqliteFile, { mapping }: GpkgRelation): Map<string, SqlValue[]> {
  const pairs = new Map<string, SqlValue[]>();
  const sql = `SELECT base_id, related_id FROM ${quoteName(mapping)} LIMIT ${MAX_PAIRS}`;
  for (const [base, related = null] of file.rows(sql)) {
    const key = String(base);
    const found = pairs.get(key);
    if (found === undefined) pairs.set(key, [related]);
    else if (found.length < MAX_PICTURES) found.push(related);
  }
  return pairs;
}

/** Reads the mapping tables of a layer; pictures are read when they are requested. */
export function readRelatedPictures(
  file: SqliteFile,
  relations: readonly GpkgRelation[],
  pictures: GpkgPictures,
): RelatedPictures {
  const related = relations.map((relation) => ({ relation, pairs: readPairs(file, relation) }));
  function* listOf({ mediaTable, mediaKey }: GpkgRelation, ids: readonly SqlValue[]) {
    const sql = `SELECT data FROM ${quoteName(mediaTable)} WHERE ${quoteName(mediaKey)} = ?`;
    for (const id of ids) {
      for (const [data] of file.rows(sql, [id])) {
        const made = data instanceof Uint8Array ? pictures.make(data, `${mediaTable} ${String(id)}`) : null;
        if (made !== null) yield made;
      }
    }
  }
  return {
    keys: [...new Set(relations.map(({ key }) => key))],
    list: (key, value) =>
      related.flatMap(({ relation, pairs }) =>
        relation.key === key ? [...listOf(relation, pairs.get(String(value)) ?? [])] : [],
      ),
  };
}
