import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Decoded } from './outcome/decoded.ts';

const FOLDER = join(import.meta.dirname, '../../fixtures');

/** The files of our own making, each with what is expected of it beside it. */
export function listGoldenFiles(): string[] {
  return readdirSync(FOLDER).filter((name) => !name.endsWith('.expected.json'));
}

/** What a decode gives, as it stands in the expectation: without what hangs on the machine. */
export function toGolden(decoded: Decoded): unknown {
  return JSON.parse(JSON.stringify(decoded));
}

/** The expectation of a file. `UPDATE_GOLDEN=1` writes it anew: what changes then has to be looked at. */
export function readGolden(name: string, decoded: Decoded): unknown {
  const path = join(FOLDER, `${name}.expected.json`);
  if (process.env.UPDATE_GOLDEN === '1') {
    writeFileSync(path, `${JSON.stringify(toGolden(decoded), null, 2)}\n`);
  }
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}
