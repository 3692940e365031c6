import { z } from 'zod';

/** The first entry of an archive. */
export const manifest = z.object({
  format: z.literal('waypost-organization-1'),
  organization_name: z.string(),
  written_at: z.string(),
  /** Names and digests of the migrations: only an installation with the same ones knows these tables. */
  migrations: z.array(z.string()),
  /** Columns by table, in the order of the values of each row. */
  tables: z.record(z.string(), z.array(z.string())),
});
export type Manifest = z.infer<typeof manifest>;

/** The last entry: an archive without it was cut off. */
export const ending = z.object({ rows: z.number().int(), files: z.number().int() });

export const MANIFEST = 'waypost-organization.json';
export const ENDING = 'end.json';
export const PEOPLE = 'people.jsonl';
export const AVATARS = 'avatars.jsonl';
export const toRowsName = (table: string, part: number) =>
  `rows/${table}/${String(part).padStart(6, '0')}.jsonl`;
export const toFileName = (digest: string) => `files/${digest}`;
export const ROWS_NAME = /^rows\/(?<table>[a-z_]+)\/\d+\.jsonl$/;
export const FILE_NAME = /^files\/(?<digest>[0-9a-f]{64})$/;

/** A row: each value in PostgreSQL’s text form. */
export const row = z.array(z.string().nullable());
export type Row = z.infer<typeof row>;

/** Somebody whom rows name. An account comes along without its password. */
export const person = z.object({
  member_id: z.number().int(),
  display_name: z.string(),
  email: z.string().nullable(),
  is_verified: z.boolean(),
  avatar_url: z.string().nullable(),
});
export type TransferredPerson = z.infer<typeof person>;

export const avatar = z.object({ code: z.string(), digest: z.string(), byte_size: z.number().int() });
export type TransferredAvatar = z.infer<typeof avatar>;

export const toLines = (values: readonly unknown[]) =>
  values.map((value) => `${JSON.stringify(value)}\n`).join('');
export const parseLines = (text: string): unknown[] =>
  text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)]));

/** An archive that this installation cannot take in; the message says why, in a sentence. */
export class UnfitTransferError extends Error {}
