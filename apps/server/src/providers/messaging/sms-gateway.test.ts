import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type SmsSandbox, startSmsSandbox } from '@waypost/sandbox';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createSmsGateway } from './sms-gateway.ts';

let sandbox: SmsSandbox;
beforeAll(async () => {
  sandbox = await startSmsSandbox();
});
afterEach(() => sandbox.setFault('none'));
afterAll(() => sandbox.close());

const message = { to: '+16125550123', text: 'Hello', reference: 'one' };
const open = (more: Partial<Parameters<typeof createSmsGateway>[0]> = {}) =>
  createSmsGateway({ url: sandbox.url, token: 'sms_sandbox', from: 'Waypost', ...more });

test('a text is sent with its sender and reference', async () => {
  await open().sendSms(message);
  expect(sandbox.listMessages().at(-1)).toMatchObject({ ...message, from: 'Waypost' });
});

test('a refusal is final, and a failure is temporary', async () => {
  sandbox.setFault('refuse');
  await expect(open().sendSms(message)).rejects.toMatchObject({ name: 'MessageRefusedError', isFinal: true });
  sandbox.setFault('fail');
  await expect(open().sendSms(message)).rejects.toMatchObject({ isFinal: false });
  sandbox.setFault('none');
  await expect(open({ token: 'wrong' }).sendSms(message)).rejects.toMatchObject({ isFinal: true });
  await expect(open({ url: 'http://127.0.0.1:9/' }).sendSms(message)).rejects.toMatchObject({
    isFinal: false,
  });
});

test('an attempt ends on a timeout and on closing', async () => {
  sandbox.setFault('hang');
  await expect(open({ timeoutMs: 150 }).sendSms(message)).rejects.toThrow('longer than 150 ms');
  const gateway = open();
  const sending = gateway.sendSms(message);
  gateway.close();
  // Long before the ten seconds after which it would have ended by itself.
  await expect(sending).rejects.toMatchObject({ isFinal: false, cause: { name: 'AbortError' } });
});

test('the token is not sent to a redirect', async () => {
  const elsewhere = createServer((_, response) => response.writeHead(307, { location: sandbox.url }).end());
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  const before = sandbox.listMessages().length;
  const url = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`;
  await expect(open({ url }).sendSms(message)).rejects.toMatchObject({ isFinal: false });
  expect(sandbox.listMessages()).toHaveLength(before);
  elsewhere.close();
});
