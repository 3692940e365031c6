import type { IncomingMessage } from 'node:http';
import type { deviceReceiverEndpoints } from '@waypost/contract';
import { AppError, invalid } from '../../../platform/app-error.ts';
import type { Handlers } from '../../../platform/http/endpoints/handlers.ts';
import { readCredential } from '../../../platform/http/requests/read-credential.ts';
import { readGeojson, readOsmAnd, readOverland, readOwnTracks, readTraccar, toObject } from './clients.ts';
import type { ReadFix } from './fix.ts';
import type { DeviceReceiver } from './service.ts';

function parseJson(text: string): Readonly<Record<string, unknown>> {
  try {
    return toObject(JSON.parse(text));
  } catch {
    throw new AppError('broken_json');
  }
}

const toKey = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** The key in the headers of a request. */
const toOwnKey = ({ headers }: Pick<IncomingMessage, 'headers'>) =>
  readCredential(headers, true)?.text ?? null;

/** The key in a message of Traccar, found without reading the whole of it. */
const DEVICE_ID = /"device_id"\s*:\s*"([^"\\]{0,200})"/;

const EMPTY = { body: Buffer.alloc(0) };

/** @throws AppError if a client that sends one position at a time sent one that cannot be read. */
function assertRead(fixes: readonly ReadFix[]): void {
  for (const fix of fixes) if (!fix.ok) throw invalid([{ path: 'position', message: fix.reason }]);
}

export function createDeviceReceiverRoutes(
  receiver: DeviceReceiver,
): Handlers<typeof deviceReceiverEndpoints> {
  /** @param read throws for what cannot be read at all. */
  const takeTraccar = async (key: string | null, read: () => readonly ReadFix[]) => {
    let fixes: readonly ReadFix[] = [];
    // First the key: who has none is told nothing else, and nothing of theirs is read.
    const readGood = () => {
      fixes = read();
      return fixes.filter(({ ok }) => ok);
    };
    await receiver.receive(key, readGood, 'device_unknown');
    assertRead(fixes);
    return EMPTY;
  };
  const takeFields = (fields: Readonly<Record<string, unknown>>) =>
    takeTraccar(toKey(fields.id ?? fields.deviceid), () => {
      const fix = readOsmAnd(fields, Date.now());
      return fix === null ? [] : [fix];
    });
  return {
    receiveOsmAndQuery: ({ query }) => takeFields(query),
    receiveTraccar: ({ query, body }) => {
      if (!body.trimStart().startsWith('{'))
        return takeFields({ ...query, ...Object.fromEntries(new URLSearchParams(body)) });
      const key = toKey(DEVICE_ID.exec(body)?.[1] ?? query.id);
      return takeTraccar(key, () => readTraccar(parseJson(body)));
    },
    receiveOwnTracks: async ({ body, request }) => {
      let fix: ReadFix | null = null;
      const read = () => {
        fix = readOwnTracks(parseJson(body));
        return fix?.ok === true ? [fix] : [];
      };
      await receiver.receive(toOwnKey(request), read, 'token_invalid');
      if (fix !== null) assertRead([fix]);
      return [];
    },
    receiveOverland: async ({ body, request }) => {
      await receiver.receive(toOwnKey(request), () => readOverland(parseJson(body)), 'token_invalid');
      return { result: 'ok' };
    },
    receiveGeojson: async ({ body, request }) =>
      receiver.receive(toOwnKey(request), () => readGeojson(parseJson(body)), 'token_invalid'),
  };
}
