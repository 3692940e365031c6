// A client of a bulk upload in a process of its own: `node bulk-sender.ts URL TOKEN FILE`. Prints the duration in
// milliseconds and how many features were created.
import { createReadStream } from 'node:fs';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';

const [url = '', token = '', file = ''] = process.argv.slice(2);
const start = performance.now();
const answer = await new Promise<string>((resolve, reject) => {
  const outgoing = request(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/x-ndjson' },
  });
  outgoing.on('response', (response) => text(response).then(resolve, reject));
  outgoing.on('error', reject);
  createReadStream(file, { highWaterMark: 256 * 1024 }).pipe(outgoing);
});
const tookMs = performance.now() - start;
console.log(
  JSON.stringify({ tookMs, made: answer.split('"outcome":"created"').length - 1, end: answer.slice(-300) }),
);
