import { z } from 'zod';
import { createRecentCache } from '../../../platform/recent-cache.ts';
import { ImageryRefusedError } from '../imagery.ts';
import type { StacCaller } from './stac-caller.ts';
import { parseStac } from './stac-item.ts';

/** As the Planetary Computer answers (https://planetarycomputer.microsoft.com/docs/concepts/sas): what follows `?`. */
const answer = z.object({ token: z.string().min(1).max(4_096) });
/** Collections whose tokens are kept. */
const MAX_KEPT = 100;
/** Shorter than any of them is good for. */
const KEPT_MS = 60_000;

/** The address by which a file of a collection is read now. @throws ImageryRefusedError, ProviderDownError. */
export type StacSigner = (collection: string, href: string) => Promise<string>;

/**
 * Signs addresses with the tokens of a catalog that gives one for each collection to anybody.
 * @param address where tokens are, with `{collection}`; null: the files of the catalog are open, and addresses stay.
 */
export function createStacSigner(call: StacCaller, address: string | null): StacSigner {
  if (address === null) return async (_collection, href) => href;
  const tokens = createRecentCache<string>(MAX_KEPT, KEPT_MS);
  const ask = async (collection: string): Promise<string> => {
    const to = address.replace('{collection}', encodeURIComponent(collection));
    return parseStac(answer, await call({ to })).token;
  };
  return async (collection, href) => {
    const token = await tokens.get(collection, () => ask(collection));
    const url = URL.parse(href);
    if (url === null) throw new ImageryRefusedError(400, 'A scene has an address that is none.');
    for (const [name, value] of new URLSearchParams(token)) url.searchParams.set(name, value);
    return url.href;
  };
}
