import type { ProjectRow } from './build-project-tree.ts';

export type TreeMove =
  | { readonly kind: 'focus'; readonly row: ProjectRow }
  | { readonly kind: 'expand' | 'collapse' };

function focus(row: ProjectRow | undefined): TreeMove | null {
  return row === undefined ? null : { kind: 'focus', row };
}

/** The action of a key in a tree (ARIA tree pattern); null for other keys. */
export function toTreeMove(key: string, rows: readonly ProjectRow[], index: number): TreeMove | null {
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
      return key.length === 1 ? focus(findByLetter(key, rows, index)) : null;
  }
}

/** The next row whose name starts with the letter, wrapping around. */
function findByLetter(letter: string, rows: readonly ProjectRow[], index: number): ProjectRow | undefined {
  const wanted = letter.toLocaleLowerCase();
  return [...rows.slice(index + 1), ...rows.slice(0, index)].find((row) =>
    row.project.project_name.toLocaleLowerCase().startsWith(wanted),
  );
}
