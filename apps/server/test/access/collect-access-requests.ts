import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Endpoint } from '@waypost/contract';
import type { AccessRequest } from './access-request.ts';

const SERVER = join(import.meta.dirname, '../..');
const FILE = 'access-requests.fixture.ts';

type Requests = Readonly<Record<string, Readonly<Record<string, readonly AccessRequest[]>>>>;

/** The contribution of one module to the matrix. */
export interface CarriedRequests {
  /** Relative to `apps/server`. */
  readonly path: string;
  /** By module of `ENDPOINTS` and endpoint. */
  readonly accessRequests: Requests;
  /** Its endpoints that API keys may call, as `module.endpoint`. */
  readonly openToKeys: readonly string[];
}

/** The access requests of every module, from the files beside their routes. */
export async function collectAccessRequests(): Promise<CarriedRequests[]> {
  const paths = globSync(`src/modules/**/${FILE}`, { cwd: SERVER }).sort();
  return Promise.all(
    paths.map(async (path) => {
      const fixture: { accessRequests: Requests; openToKeys?: readonly string[] } = await import(
        pathToFileURL(join(SERVER, path)).href
      );
      return { path, accessRequests: fixture.accessRequests, openToKeys: fixture.openToKeys ?? [] };
    }),
  );
}

/** The requests of one endpoint; `[]` if there are none. */
export function findRequests(
  carried: readonly CarriedRequests[],
  module: string,
  name: string,
): readonly AccessRequest[] {
  return carried.flatMap(({ accessRequests }) => accessRequests[module]?.[name] ?? []);
}

const toFolder = (module: string) => module.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The content of a new file of a module. */
const toNewFile = (
  module: string,
  names: readonly string[],
) => `apps/server/src/modules/${toFolder(module)}/${FILE} is missing (or stands in the folder that serves \`${module}\`). Write:

import type { AccessRequestsOf } from '../../../test/access/access-request.ts';

/** Valid requests of the endpoints of ${module}. */
export const accessRequests: AccessRequestsOf<'${module}'> = {
  ${module}: {
${names.map((name) => `    ${name}: [{ input: async (world) => ({ /* params, query, body that only the caller can make fail */ }) }],`).join('\n')}
  },
};`;

/** Missing and superfluous requests of all modules, each as what to write where; `[]` when they match the endpoints. */
export function listRequestFaults(
  carried: readonly CarriedRequests[],
  endpoints: Readonly<Record<string, Readonly<Record<string, Endpoint>>>>,
): string[] {
  const lacking = Object.entries(endpoints).flatMap(([module, ofModule]) => {
    const names = Object.keys(ofModule);
    const carriers = carried.filter(({ accessRequests }) => module in accessRequests);
    const [first, second] = carriers;
    if (first === undefined) return [toNewFile(module, names)];
    if (second !== undefined) {
      return [`${first.path} and ${second.path} both carry \`${module}\`: keep it in one of them.`];
    }
    return names
      .filter((name) => (first.accessRequests[module]?.[name] ?? []).length === 0)
      .map((name) => `apps/server/${first.path} lacks \`${module}.${name}\`: add a valid request for it.`);
  });
  const left = carried.flatMap(({ path, accessRequests }) =>
    Object.entries(accessRequests).flatMap(([module, ofModule]) =>
      Object.keys(ofModule)
        .filter((name) => endpoints[module]?.[name] === undefined)
        .map((name) => `apps/server/${path} has \`${module}.${name}\`, which is no endpoint: remove it.`),
    ),
  );
  return [...lacking, ...left];
}
