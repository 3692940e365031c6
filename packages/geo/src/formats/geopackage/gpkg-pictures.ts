import type { SqlValue } from '@sqlite.org/sqlite-wasm';
import type { DecodeContext } from '../outcome/decode-fault.ts';
import type { DecodedPicture } from '../outcome/decoded.ts';
import { findPictureKind } from '../photo/picture-kind.ts';
import { type GpkgRelation, quoteName } from './gpkg-layers.ts';
import type { SqliteFile } from './sqlite-file.ts';

/** Pictures that one feature may have, as those of a KMZ. */
const MAX_PICTURES = 30;
/** Rows of one table that says which picture belongs to which feature. */
const MAX_PAIRS = 1_000_000;

/** Makes pictures of bytes in a database, together no more than the limit of bytes of a file. */
export interface GpkgPictures {
  /** The picture that a value is; null where it is none, or there is no room left. */
  make(bytes: Uint8Array, title: string): DecodedPicture | null;
}

export function createGpkgPictures({ limits }: DecodeContext): GpkgPictures {
  let room = limits.maxInflatedBytes;
  return {
    make: (bytes, title) => {
      const kind = findPictureKind(bytes);
      if (kind === null || bytes.length > room) return null;
      room -= bytes.length;
      // Bytes of their own, whatever they were read from.
      return { name: `${title}.${kind}`, bytes: new Uint8Array(bytes) };
    },
  };
}

/** The pictures of a layer's features in other tables, by the key of the feature. */
export interface RelatedPictures {
  /** The columns by which features are told apart, none twice. */
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

/** Reads which pictures belong to which feature of a layer; the pictures themselves are read when they are asked for. */
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
