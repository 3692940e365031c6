import { expect, test } from 'vitest';
import { type RawAnswer, sendRaw } from '../../../test/app/raw-request.ts';
import { parseConfig } from '../config.ts';
import { createLogger } from '../observability/logger.ts';
import { createProviderFaults } from '../observability/provider-faults.ts';
import { createHttp } from './create-http.ts';
import type { KeptAnswers } from './responses/kept-answers.ts';

test('kept answers are replayed first, but not while the server is closing', async () => {
  const config = parseConfig({ NODE_ENV: 'test', LOG_LEVEL: 'fatal', PORT: '0', DATA_DIR: '/nowhere' });
  const kept: Pick<KeptAnswers, 'answer'> = {
    answer(_request, response) {
      response.end('kept');
      return true;
    },
  };
  const log = createLogger(config);
  const app = await createHttp(config, log, '1.2.3', kept, createProviderFaults(log));
  let url = '';
  const ask = () => sendRaw(url, { method: 'GET' });
  let last: RawAnswer | undefined;
  app.addHook('preClose', async () => {
    last = await ask();
  });
  url = await app.listen({ host: '127.0.0.1', port: 0 });
  expect(await ask()).toMatchObject({ status: 200, text: 'kept' });
  await app.close();
  expect(last?.status).toBe(503);
});
