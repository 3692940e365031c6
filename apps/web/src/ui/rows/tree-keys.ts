/** A visible row of a tree. */
export interface TreeRow {
  /** 1 at the top. */
  readonly level: number;
  readonly hasChildren: boolean;
  readonly isOpen: boolean;
}

export type TreeMove<R> =
  | { readonly kind: 'focus'; readonly row: R }
  | { readonly kind: 'expand' | 'collapse' };

function focus<R>(row: R | undefined): TreeMove<R> | null {
  return row === undefined ? null : { kind: 'focus', row };
}

/** The action of a key in a tree (ARIA tree pattern); null for other keys. */
export function toTreeMove<R extends TreeRow>(
  key: string,
  rows: readonly R[],
  index: number,
  toName: (row: R) => string,
): TreeMove<R> | null {
  const row = rows[index];
  if (row === undefined) return null;
  switch (key) {
    case 'ArrowDown':
      return focus(rows[index + 1]);
    case 'ArrowUp':
      return focus(rows[index - 1]);
    case 'Home':
      return focus(rows[0]);
    case 'End':
      return focus(rows.at(-1));
    case 'ArrowRight':
      if (!row.hasChildren) return null;
      return row.isOpen ? focus(rows[index + 1]) : { kind: 'expand' };
    case 'ArrowLeft':
      if (row.isOpen) return { kind: 'collapse' };
      return focus(rows.slice(0, index).findLast((other) => other.level < row.level));
    default:
      return key.length === 1 ? focus(findByLetter(key, rows, index, toName)) : null;
  }
}

/** The next row whose name starts with the letter, wrapping around. */
function findByLetter<R>(
  letter: string,
  rows: readonly R[],
  index: number,
  toName: (row: R) => string,
): R | undefined {
  const wanted = letter.toLocaleLowerCase();
  return [...rows.slice(index + 1), ...rows.slice(0, index)].find((row) =>
    toName(row).toLocaleLowerCase().startsWith(wanted),
  );
}
