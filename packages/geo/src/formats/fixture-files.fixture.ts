import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { decodeFile } from './decode-file.ts';
import type { Decoded, DecodedFeature, FidelityReport } from './outcome/decoded.ts';

const FIXTURES = join(import.meta.dirname, '../../fixtures');
/** Files of other projects, beside a checkout of this one when somebody has them. */
const SHARED = join(import.meta.dirname, '../../../../../shared/fixtures');

export function toBytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

export function readFixture(name: string): Uint8Array {
  return new Uint8Array(readFileSync(join(FIXTURES, name)));
}

export function decodeFixture(name: string): Promise<Decoded> {
  return decodeFile({ name, bytes: readFixture(name) });
}

export function decodeText(name: string, text: string): Promise<Decoded> {
  return decodeFile({ name, bytes: toBytes(text) });
}

/** Whether the shared files are there; says so when not. */
export function hasSharedFiles(): boolean {
  const isThere = existsSync(SHARED);
  if (!isThere) console.warn('Skipped: ../shared/fixtures is absent.');
  return isThere;
}

export function listSharedFiles(folder: string): string[] {
  return readdirSync(join(SHARED, folder));
}

export function readSharedFile(folder: string, name: string): Uint8Array {
  return new Uint8Array(readFileSync(join(SHARED, folder, name)));
}

/** Features of a decode that must succeed, after checking that its report adds up. */
export function featuresOf(decoded: Decoded): DecodedFeature[] {
  if (!decoded.ok) throw new Error(decoded.message);
  expect(decoded.report.kept).toBe(decoded.features.length);
  expectSums(decoded.report);
  return decoded.features;
}

/** Everything read is kept or left, and nothing is changed that was not kept. */
export function expectSums(report: FidelityReport): void {
  const { points, lines, polygons, multi, other } = report.read;
  const left = report.left.reduce((sum, entry) => sum + entry.count, 0);
  expect(points + lines + polygons + multi + other).toBe(report.kept + left);
  for (const entry of report.changed) expect(entry.count).toBeLessThanOrEqual(report.kept);
}

/** Counts by kind, for short comparisons. */
export function toCounts(entries: readonly { kind: string; count: number }[]): Record<string, number> {
  return Object.fromEntries(entries.map(({ kind, count }) => [kind, count]));
}
