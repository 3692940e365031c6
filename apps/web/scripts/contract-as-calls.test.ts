import { join } from 'node:path';
import { ENDPOINTS, type Endpoint, isBinaryResponse } from '@waypost/contract';
import { build } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { contractAsCalls, toCalls } from './contract-as-calls.ts';

const CONTRACT = join(import.meta.dirname, '../../../packages/contract/src/all-endpoints.ts');

/** The code of the contract as bundled for the web. */
async function buildContract(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [contractAsCalls()],
    build: {
      write: false,
      lib: { entry: CONTRACT, formats: ['es'], fileName: 'contract' },
    },
  });
  const [output] = Array.isArray(result) ? result : [];
  const [chunk] = output?.output ?? [];
  if (chunk === undefined) throw new Error('Nothing was built.');
  return chunk.code;
}

/** Characters of the built contract for each endpoint. */
const MAX_PER_CALL = 145;

/** The properties of an endpoint that the client uses. */
function toHow(endpoint: Endpoint) {
  return {
    method: endpoint.method,
    path: endpoint.path,
    stream: endpoint.stream,
    field: endpoint.files?.field,
    isPublic: endpoint.access.kind === 'public',
    isBinary: isBinaryResponse(endpoint.response),
  };
}

const toHowOfAll = (groups: Record<string, Record<string, Endpoint>>) =>
  Object.entries(groups).flatMap(([group, endpoints]) =>
    Object.entries(endpoints).map(([name, endpoint]) => [`${group}.${name}`, toHow(endpoint)]),
  );

let code = '';
beforeAll(async () => {
  code = await buildContract();
});

describe('contractAsCalls', () => {
  it('leaves every endpoint callable', async () => {
    const built: { readonly ENDPOINTS: typeof ENDPOINTS } = await import(
      /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
    );
    expect(toHowOfAll(built.ENDPOINTS)).toEqual(toHowOfAll(ENDPOINTS));
  });

  it('drops the schemas and the schema library', () => {
    // It grows with the endpoints. With the library alone it would be ten times this.
    const count = toHowOfAll(ENDPOINTS).length;
    expect(code.length / count).toBeLessThan(MAX_PER_CALL);
    expect(code).not.toContain('Give a colour as #rrggbb.');
  });

  it('keeps of an access its kind alone, also if it is a constant or spreads one', () => {
    const source = `const read = { kind: 'organization', needs: 'layer:read' } as const;
const make = { ...read, needs: 'layer:create' } as const;
export const a = { b: endpoint({ path: '/b', access: make }), c: endpoint({ path: '/c', access: other }) };
`;
    const calls = toCalls(source);
    expect(calls).toContain("{ path: '/b', access: { kind: 'organization' } }");
    expect(calls).toContain("{ path: '/c', access: other }");
  });

  it('marks calls as pure, and changes nothing else', () => {
    const source = `const a = z.string();
const LIMIT = 5;
export const b: B = { of: a.max(LIMIT) };
const toText = (value: number) => String(value);
`;
    expect(toCalls(source)).toBe(`const a = /*@__PURE__*/ (() => (z.string()))();
const LIMIT = 5;
export const b: B = /*@__PURE__*/ (() => ({ of: a.max(LIMIT) }))();
const toText = (value: number) => String(value);
`);
  });
});
