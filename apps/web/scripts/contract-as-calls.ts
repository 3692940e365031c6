import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

const OF_THE_CONTRACT = /[\\/]packages[\\/]contract[\\/]src[\\/].*\.ts$/;

/** The properties of an endpoint that the client reads at run time; the others are used by the compiler only. */
const READ_AS_IT_IS: ReadonlySet<string> = new Set(['method', 'path', 'stream', 'files']);

interface Constant {
  readonly name: string;
  readonly init: ESTree.Expression;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const nameOf = (property: ESTree.ObjectPropertyKind): string | null =>
  property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : null;

const isCallOf = (node: ESTree.Expression, name: string): node is ESTree.CallExpression =>
  node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === name;

/** The kind that an access has, by itself or by a constant of the module that it is or spreads. */
function findKind(
  access: ESTree.Expression,
  constants: readonly Constant[],
): ESTree.ObjectPropertyKind | null {
  if (access.type === 'Identifier') {
    const constant = constants.find(({ name }) => name === access.name);
    return constant === undefined ? null : findKind(constant.init, constants);
  }
  if (access.type !== 'ObjectExpression') return null;
  const own = access.properties.find((of) => nameOf(of) === 'kind');
  if (own !== undefined) return own;
  const spread = access.properties.find((of) => of.type === 'SpreadElement');
  return spread === undefined ? null : findKind(spread.argument, constants);
}

/** The source of an endpoint, or of one shared by several, without its schemas. */
function toCall(definition: ESTree.ObjectExpression, constants: readonly Constant[], code: string): string {
  const textOf = (node: ESTree.Span) => code.slice(node.start, node.end);
  const parts = definition.properties.map((property) => {
    const name = nameOf(property);
    if (property.type !== 'Property' || READ_AS_IT_IS.has(name ?? '')) return textOf(property);
    const { value } = property;
    if (name === 'access') {
      const kind = findKind(value, constants);
      return kind === null ? textOf(property) : `access: { ${textOf(kind)} }`;
    }
    if (name === 'response') return isCallOf(value, 'binary') ? textOf(property) : 'response: {}';
    return [];
  });
  return `{ ${parts.flat().join(', ')} }`;
}

/** The constants of a module that have a value and are not functions. */
function listConstants({ body }: ESTree.Program): Constant[] {
  return body
    .map((node) => (node.type === 'ExportNamedDeclaration' ? node.declaration : node))
    .flatMap((node) => (node?.type === 'VariableDeclaration' ? node.declarations : []))
    .flatMap(({ id, init }) => {
      if (id.type !== 'Identifier' || init === null || init.type === 'ArrowFunctionExpression') return [];
      return [{ name: id.name, init: init.type === 'TSAsExpression' ? init.expression : init }];
    });
}

function applyEdits(code: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: instead }) => text.slice(0, start) + instead + text.slice(end), code);
}

function listCalls(program: ESTree.Program): ESTree.CallExpression[] {
  const calls: ESTree.CallExpression[] = [];
  new Visitor({
    CallExpression(node) {
      calls.push(node);
    },
  }).visit(program);
  return calls;
}

/** The objects that endpoints consist of: their own, and those of the module that they spread. */
function listDefinitions(
  calls: readonly ESTree.CallExpression[],
  constants: readonly Constant[],
): ESTree.ObjectExpression[] {
  const own = calls.flatMap((call) => {
    const [definition] = call.arguments;
    return isCallOf(call, 'endpoint') && definition?.type === 'ObjectExpression' ? [definition] : [];
  });
  const taken = own
    .flatMap(({ properties }) => properties)
    .flatMap((part) =>
      part.type === 'SpreadElement' && part.argument.type === 'Identifier' ? part.argument.name : [],
    );
  const shared = constants.flatMap(({ name, init }) =>
    taken.includes(name) && init.type === 'ObjectExpression' ? [init] : [],
  );
  return [...own, ...shared];
}

/**
 * The source of a contract module for the browser: endpoints without schemas, and calls of constants marked as pure, so
 * that unused ones are dropped.
 */
export function toCalls(code: string): string {
  const { program } = parseSync('contract.ts', code, { lang: 'ts' });
  const calls = listCalls(program);
  const constants = listConstants(program);
  const definitions = listDefinitions(calls, constants);
  const edits = definitions.map(
    (of): Edit => ({ start: of.start, end: of.end, text: toCall(of, constants, code) }),
  );
  for (const { init } of constants) {
    const isMade = calls.some((call) => call.start >= init.start && call.end <= init.end);
    if (!isMade || definitions.some((definition) => definition === init)) continue;
    edits.push({ start: init.start, end: init.start, text: '/*@__PURE__*/ (() => (' });
    edits.push({ start: init.end, end: init.end, text: '))()' });
  }
  return applyEdits(code, edits);
}

/**
 * Drops the schemas of endpoints from the bundle: the server validates requests and responses, the compiler checks the
 * code. With them a browser would load the whole contract and the schema library before it shows anything.
 */
export function contractAsCalls(): Plugin {
  return {
    name: 'contract-as-calls',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: OF_THE_CONTRACT },
      handler: (code) => ({ code: toCalls(code), map: null }),
    },
  };
}
