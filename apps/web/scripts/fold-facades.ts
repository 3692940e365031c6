import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

/** No file of code that only names another is as long as this, in characters. */
const LONGEST = 2_000;

/** What the build has made, as far as it matters here. */
interface Output {
  readonly type: 'asset' | 'chunk';
  /** Whether a page itself names it. */
  readonly isEntry?: boolean;
  code?: string;
}

/** A file of code that only names another. */
interface Facade {
  /** The other, as it stands in the code: `./project-Ab12.js`. */
  readonly target: string;
  /** What it is asked for, by what that is called in the other. */
  readonly names: ReadonlyMap<string, string>;
}

const toName = (node: ESTree.ModuleExportName): string => (node.type === 'Literal' ? node.value : node.name);

/** What a file names of another; null for one that does anything else. */
function parseFacade(code: string): Facade | null {
  if (code.length > LONGEST) return null;
  const { body } = parseSync('facade.js', code).program;
  const [statement] = body;
  if (body.length !== 1 || statement === undefined) return null;
  // What is loaded for what it does alone.
  if (statement.type === 'ImportDeclaration' && statement.specifiers.length === 0)
    return { target: statement.source.value, names: new Map() };
  if (statement.type !== 'ExportNamedDeclaration' || statement.source === null) return null;
  const names = statement.specifiers.map(({ exported, local }) => [toName(exported), toName(local)] as const);
  return { target: statement.source.value, names: new Map(names) };
}

/** The file that an import names, where it names one as it stands. */
function readSource(source: ESTree.Expression): string | null {
  if (source.type === 'Literal') return typeof source.value === 'string' ? source.value : null;
  return source.type === 'TemplateLiteral' && source.expressions.length === 0
    ? (source.quasis[0]?.value.cooked ?? null)
    : null;
}

/** The code that loads what stands behind a facade, and calls it as the facade did. */
function toImport({ target, names }: Facade): string {
  const load = `import(${JSON.stringify(target)})`;
  const entries = [...names].map(([asked, name]) => `${JSON.stringify(asked)}:m[${JSON.stringify(name)}]`);
  return entries.length === 0 ? load : `${load}.then(m=>({${entries.join()}}))`;
}

/** The same code, loading what stands behind facades. */
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
 * Takes files out of a build that only name another. The bundler makes one for each module that is loaded by itself and
 * shares its file with others; they are a third of what a project's page asks for. Files whose code changes keep their
 * names: the hash in it stands for the facade's own name, which stands for all that the facade says.
 * @param bundle by the names of its files, of which no two in different folders are called the same. Changed in place.
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
    // One that something imports as it starts, or another facade names, is still needed.
    const isNamed = Object.entries(bundle).some(
      ([other, { code }]) => other !== name && code?.includes(toSource(name)) === true,
    );
    if (!isNamed) delete bundle[name];
  }
}

/** Folds the facades of a build, before what each file loads is written into it. */
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
