import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { parseConfig } from '../../apps/server/src/platform/config.ts';

const root = join(import.meta.dirname, '../..');

const read = (name: string) => readFileSync(join(root, 'deploy', name), 'utf8');
const example = parseEnv(read('example.env'));
const compose = parse(read('compose.yaml')) as {
  services: Record<string, { environment: Record<string, string> }>;
};

/** A value after variable substitution by compose. */
const fillIn = (value: string) =>
  value.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
    const filled = example[name];
    if (filled === undefined) throw new Error(`deploy/example.env names no ${name}.`);
    return filled;
  });

test.each(['app1', 'app2'])('the settings of %s are valid', (name) => {
  const { environment } = compose.services[name] ?? { environment: {} };
  const filled = Object.fromEntries(Object.entries(environment).map(([key, value]) => [key, fillIn(value)]));
  const config = parseConfig(filled);
  expect(config).toMatchObject({
    isEvaluation: false,
    publicUrl: 'https://waypost.example.org',
    databaseUrl: 'postgres://waypost:changeme@db/waypost',
    objectStore: { endpoint: 'http://store:7070', bucket: 'waypost', accessKeyId: 'waypost' },
  });
  // Every variable set must be one the server reads: a misspelt name would be ignored silently.
  const guide = readFileSync(join(root, 'docs/guides/01-running-waypost.md'), 'utf8');
  for (const key of Object.keys(environment)) expect(guide).toContain(`\`${key}\``);
});

test('every other service gets its variables', () => {
  for (const { environment = {} } of Object.values(compose.services)) {
    for (const value of Object.values(environment)) expect(fillIn(value)).not.toContain('${');
  }
  // Commented-out variables are offered for use: each must be one the server reads.
  const offered = [...read('example.env').matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(offered).toContain('SMTP_URL');
  const guide = readFileSync(join(root, 'docs/guides/01-running-waypost.md'), 'utf8');
  for (const name of offered) expect(guide).toContain(`\`${name}\``);
  expect(read('Caddyfile')).toContain('app1:8080 app2:8080');
});

test('deploy/.env is excluded from the repository and the image', () => {
  for (const name of ['.gitignore', '.dockerignore'])
    expect(readFileSync(join(root, name), 'utf8').split('\n')).toContain('deploy/.env');
});

test('the image holds what a start would make otherwise, which its user may not keep beside the packages', () => {
  const programs = readdirSync(join(root, 'apps/server/src')).filter((name) => /^make-.*\.ts$/.test(name));
  expect(programs.length).toBeGreaterThan(1);
  const image = read('Dockerfile').split('FROM ').at(-1) ?? '';
  const asRoot = image.slice(0, image.indexOf('USER node'));
  for (const name of programs) expect(asRoot).toContain(`node apps/server/src/${name}`);
});
