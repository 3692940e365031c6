import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

/** Every facade chunk is shorter than this, in characters. */
const LONGEST = 2_000;

/** The part of the bundler's output that is used. */
interface Output {
  readonly type: 'asset' | 'chunk';
  /** Whether a page itself names it. */
  readonly isEntry?: boolean;
  code?: string;
}

/** A chunk that only re-exports another. */
interface Facade {
  /** The other chunk, as written in the code: `./project-Ab12.js`. */
  readonly target: string;
  /** Its exports, by their name in the other chunk. */
  readonly names: ReadonlyMap<string, string>;
}

const toName = (node: ESTree.ModuleExportName): string => (node.type === 'Literal' ? node.value : node.name);

/** The exports of a chunk that only re-exports another; null for any other chunk. */
function parseFacade(code: string): Facade | null {
  if (code.length > LONGEST) return null;
  const { body } = parseSync('facade.js', code).program;
  const [statement] = body;
  if (body.length !== 1 || statement === undefined) return null;
  // An import for its side effects.
  if (statement.type === 'ImportDeclaration' && statement.specifiers.length === 0)
    return { target: statement.source.value, names: new Map() };
  if (statement.type !== 'ExportNamedDeclaration' || statement.source === null) return null;
  const names = statement.specifiers.map(({ exported, local }) => [toName(exported), toName(local)] as const);
  return { target: statement.source.value, names: new Map(names) };
}

/** The file of an import with a plain specifier. */
function readSource(source: ESTree.Expression): string | null {
  if (source.type === 'Literal') return typeof source.value === 'string' ? source.value : null;
  return source.type === 'TemplateLiteral' && source.expressions.length === 0
    ? (source.quasis[0]?.value.cooked ?? null)
    : null;
}

/** A dynamic import of the chunk behind a facade, with the facade's exports. */
function toImport({ target, names }: Facade): string {
  const load = `import(${JSON.stringify(target)})`;
  const entries = [...names].map(([asked, name]) => `${JSON.stringify(asked)}:m[${JSON.stringify(name)}]`);
  return entries.length === 0 ? load : `${load}.then(m=>({${entries.join()}}))`;
}

/** The same code, importing chunks behind facades directly. */
function foldCode(code: string, facades: ReadonlyMap<string, Facade>): string {
  let folded = code;
  const imports: ESTree.ImportExpression[] = [];
  new Visitor({ ImportExpression: (node) => void imports.push(node) }).visit(
    parseSync('chunk.js', code).program,
  );
  for (const { start, end, source } of imports.toSorted((a, b) => b.start - a.start)) {
    const facade = facades.get(readSource(source) ?? '');
    if (facade !== undefined) folded = folded.slice(0, start) + toImport(facade) + folded.slice(end);
  }
  return folded;
}

/**
 * Removes facade chunks from a build. The bundler makes one for each dynamically imported module that shares a chunk
 * with others; they are a third of a project page's requests. Chunks whose code changes keep their names: the hash
 * covers the facade's name, which covers its content.
 * @param bundle by file name, where no two in different folders have the same name. Modified in place.
 */
export function foldFacades(bundle: Record<string, Output>): void {
  const toSource = (fileName: string) => `./${fileName.split('/').at(-1)}`;
  const chunks = Object.entries(bundle).flatMap(([name, output]) =>
    output.code === undefined ? [] : [{ name, output, code: output.code }],
  );
  const facades = new Map<string, Facade>();
  for (const { name, output, code } of chunks) {
    const facade = output.isEntry === true ? null : parseFacade(code);
    if (facade !== null) facades.set(toSource(name), facade);
  }
  const isFacade = (name: string) => facades.has(toSource(name));
  for (const { name, output, code } of chunks) {
    if (isFacade(name) || ![...facades.keys()].some((source) => code.includes(source))) continue;
    output.code = foldCode(code, facades);
  }
  for (const { name } of chunks) {
    if (!isFacade(name)) continue;
    // Still needed if it is imported statically, or by another facade.
    const isNamed = Object.entries(bundle).some(
      ([other, { code }]) => other !== name && code?.includes(toSource(name)) === true,
    );
    if (!isNamed) delete bundle[name];
  }
}

/** Folds the facades of a build, before preload lists are written into it. */
export function withoutFacades(): Plugin {
  return {
    name: 'without-facades',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler: (_options, bundle) => foldFacades(bundle as Record<string, Output>),
    },
  };
}
