import { join } from 'node:path';
import { ENDPOINTS, type Endpoint, isBinaryResponse } from '@waypost/contract';
import { build } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { contractAsCalls, toCalls } from './contract-as-calls.ts';

const CONTRACT = join(import.meta.dirname, '../../../packages/contract/src/all-endpoints.ts');

/** The code of the contract as the web is built with it. */
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

/** What the client reads to call an endpoint. */
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
  it('leaves every endpoint callable as before', async () => {
    const built: { readonly ENDPOINTS: typeof ENDPOINTS } = await import(
      /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
    );
    expect(toHowOfAll(built.ENDPOINTS)).toEqual(toHowOfAll(ENDPOINTS));
  });

  it('leaves the schemas at home, and the library they are written with', () => {
    // Four bytes a character at the utmost: with the library alone it would be ten times this.
    expect(code.length).toBeLessThan(40_000);
    expect(code).not.toContain('Give a colour as #rrggbb.');
  });

  it('marks what a call makes, and touches nothing else', () => {
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
