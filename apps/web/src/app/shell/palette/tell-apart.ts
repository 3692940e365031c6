/** A line as it is read; `elsewhere` stands between both where there is one. */
interface Line {
  readonly name: string;
  readonly hint: string;
  readonly elsewhere: { readonly name: string | null } | null;
}

/** The parts of a hint that there are, as one text. */
export const joinHint = (parts: readonly string[]) => parts.filter((part) => part !== '').join(' · ');

/** What a line reads: a browser shows several spaces as one. */
function toLook({ name, hint, elsewhere }: Line): string {
  const parts = [name, elsewhere === null ? '' : `+${elsewhere.name ?? ''}`, hint];
  return JSON.stringify(parts.map((part) => part.normalize('NFC').replace(/\s+/g, ' ').trim()));
}

const withMark = <T extends Line>(line: T, mark: string): T => ({
  ...line,
  hint: joinHint([line.hint, mark]),
});

/** Adds to lines that read the same the marks of one kind, unless theirs are the same as well. */
function addMarks<T extends Line>(lines: readonly T[], toMark: (line: T) => string): T[] {
  const marks = new Map<string, Set<string>>();
  for (const line of lines) {
    const look = toLook(line);
    marks.set(look, (marks.get(look) ?? new Set()).add(toMark(line)));
  }
  return lines.map((line) =>
    (marks.get(toLook(line))?.size ?? 0) > 1 ? withMark(line, toMark(line)) : line,
  );
}

/** Numbers the lines that read like an earlier one. */
function addNumbers<T extends Line>(lines: readonly T[]): T[] {
  const looks = new Set<string>();
  return lines.map((line) => {
    let numbered = line;
    for (let number = 2; looks.has(toLook(numbered)); number += 1) numbered = withMark(line, `(${number})`);
    looks.add(toLook(numbered));
    return numbered;
  });
}

/**
 * The lines in their order, no two of which read the same. Those that would get the first of their marks that differ;
 * `marks` are of one kind each, the most telling first, and '' where a line has none.
 */
export function tellApart<T extends Line>(lines: readonly T[], marks: readonly ((line: T) => string)[]): T[] {
  return addNumbers(marks.reduce<readonly T[]>(addMarks, lines));
}
