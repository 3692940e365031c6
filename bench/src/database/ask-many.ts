// Clients of a server in a process of their own: `node ask-many.ts CONNECTIONS SECONDS`, with the requests as JSON on
// standard input. Each connection sends one request after the other. Prints the responses per second and the 99th
// percentile of latency, in milliseconds.
import { Agent, request } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Asked } from './many-at-once.ts';

const [connections = 1, seconds = 1] = process.argv.slice(2).map(Number);
const { urls, method, headers, body } = (await json(process.stdin)) as Asked;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const times: number[] = [];

function ask(url: string): Promise<void> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { agent, method, headers }, (answer) => {
      if (answer.statusCode === undefined || answer.statusCode >= 300) {
        reject(new Error(`${method} ${url} answers ${answer.statusCode}.`));
      }
      answer.on('end', () => {
        times.push(performance.now() - start);
        resolve();
      });
      answer.resume();
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

const start = performance.now();
const until = start + seconds * 1000;
await Promise.all(
  Array.from({ length: connections }, async (_, connection) => {
    const url = urls[connection % urls.length] ?? '';
    while (performance.now() < until) await ask(url);
  }),
);
const tookMs = performance.now() - start;
agent.destroy();
times.sort((a, b) => a - b);
console.log(
  JSON.stringify({
    perSecond: (times.length / tookMs) * 1000,
    p99Ms: times[Math.ceil(times.length * 0.99) - 1],
  }),
);
