import { z } from 'zod';
import { id, idParam, timestamp } from '../common.ts';
import { featureCreate } from '../features/schema.ts';

/** Longest line of a bulk upload, in bytes: an outline of all its points and all data a feature may have. */
export const MAX_IMPORT_LINE_BYTES = 8 * 1024 * 1024;
/** Lines of one bulk upload. Whoever has more sends another to the same import. */
export const MAX_IMPORT_LINES = 200_000;
export const MAX_IMPORT_BYTES = 1024 * 1024 * 1024;
/** How long one bulk upload may take. */
export const IMPORT_SECONDS = 1_800;
/** Files of one import. */
export const MAX_IMPORT_FILES = 30;
const MAX_RANGES = 10_000;
const MAX_INDEX = 10_000_000;

/** What becomes of a feature of a file that was imported into the project before, where it is still there. */
export const ON_DUPLICATE = ['skip', 'update', 'duplicate'] as const;
export type OnDuplicate = (typeof ON_DUPLICATE)[number];

/** SHA-256 of a file's bytes, in hex. */
const digest = z.string().regex(/^[0-9a-f]{64}$/, 'Give a SHA-256 in lower-case hex.');

export const importFile = z.strictObject({
  name: z.string().min(1).max(255),
  digest,
  features_count: z.number().int().min(0).max(MAX_INDEX),
});
export type ImportFileInput = z.output<typeof importFile>;

const counts = {
  created_count: z.number().int(),
  updated_count: z.number().int(),
  skipped_count: z.number().int(),
  failed_count: z.number().int(),
};

export const importStart = z.strictObject({
  /** Chosen by the client: starting the same import again answers the first. */
  uuid: z.uuid(),
  files: z.array(importFile).max(MAX_IMPORT_FILES),
  on_duplicate: z.enum(ON_DUPLICATE).default('duplicate'),
});
export type ImportStart = z.output<typeof importStart>;

/** An import of a project, with what became of its features so far. */
export const importRecord = z.object({
  uuid: z.uuid(),
  project_id: id,
  member_id: id.nullable(),
  member_display_name: z.string().nullable(),
  files: z.array(z.object({ name: z.string(), digest: z.string(), features_count: z.number().int() })),
  on_duplicate: z.enum(ON_DUPLICATE),
  state: z.enum(['running', 'finished', 'undone']),
  ...counts,
  /** How the last upload of features ended before its time: `cut_off`, or the code of what refused it; null: it did not. */
  interrupted: z.string().nullable(),
  started_at: timestamp,
  ended_at: timestamp.nullable(),
  undone_at: timestamp.nullable(),
  /** Features that went into the trash when it was undone. */
  undone_count: z.number().int(),
  /** Features it had updated that are again what they were before it. */
  restored_count: z.number().int(),
  /** Features it had updated that were left, as somebody changed them since. */
  left_count: z.number().int(),
});
export type ImportRecord = z.infer<typeof importRecord>;

/** Which features of a file are meant, as pairs of the first and the last index. */
const ranges = z
  .array(z.tuple([z.number().int().min(0).max(MAX_INDEX), z.number().int().min(0).max(MAX_INDEX)]))
  .max(MAX_RANGES);

export const importPreviewRequest = z.strictObject({
  files: z.array(z.strictObject({ digest, ranges })).max(MAX_IMPORT_FILES),
});
export type ImportPreviewRequest = z.output<typeof importPreviewRequest>;

const outcomeCounts = z.object({
  created: z.number().int(),
  /** At most: a feature that is as it was in the file is skipped. */
  updated: z.number().int(),
  skipped: z.number().int(),
});

/** What an import of files would do, by what is chosen for features that are there already. */
export const importPreview = z.object({
  files: z.array(
    z.object({
      digest: z.string(),
      /** How many of the features that are meant are in the project already. */
      known_count: z.number().int(),
      /** Earlier imports of this file into this project that were not undone, the newest first. */
      earlier: z.array(
        z.object({
          uuid: z.uuid(),
          started_at: timestamp,
          member_display_name: z.string().nullable(),
          ...counts,
        }),
      ),
    }),
  ),
  skip: outcomeCounts,
  update: outcomeCounts,
  duplicate: outcomeCounts,
});
export type ImportPreview = z.infer<typeof importPreview>;

/** Where a feature comes from: which of the import's files, and its place in there, both from 0. */
export const importSource = z.strictObject({
  file: z
    .number()
    .int()
    .min(0)
    .max(MAX_IMPORT_FILES - 1),
  index: z.number().int().min(0).max(MAX_INDEX),
});
export type ImportSource = z.output<typeof importSource>;

/**
 * One line of a bulk upload: a feature as the single call takes it, and where it comes from. Where it updates a
 * feature that is there, only the fields that are given count, and of the data only the keys that are.
 */
export const importLine = featureCreate.extend({
  local_uuid: z.uuid(),
  /** The file gives no name: the one here is for a new feature alone. */
  is_unnamed: z.boolean().optional(),
  source: importSource.optional(),
});
export type ImportLine = z.output<typeof importLine>;
export type ImportLineInput = z.input<typeof importLine>;

const lineIssue = z.object({ path: z.string(), message: z.string() });
const lineError = z.object({ code: z.string(), detail: z.string(), issues: z.array(lineIssue).optional() });

/**
 * One line of the answer to a bulk upload. `exists`: this very feature came before, and nothing was made twice.
 * `skipped`: it is there from another import of the file. Its number is that of the line that came, from 1.
 */
export const importResult = z.object({
  line: z.number().int(),
  local_uuid: z.string().nullable(),
  outcome: z.enum(['created', 'exists', 'updated', 'skipped', 'error']),
  code: z.string().nullable(),
  error: lineError.optional(),
});
export type ImportResult = z.infer<typeof importResult>;

/** The last line of the answer: how many lines were taken, and why no more, where something stopped it. */
export const importEnd = z.object({
  outcome: z.literal('end'),
  lines: z.number().int(),
  error: lineError.nullable(),
});
export type ImportEnd = z.infer<typeof importEnd>;

export const importPage = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
});

/** A page of what an import has done already, in no order that means anything; `after` is the `next` of the page before. */
export const importDoneQuery = z.object({
  after: z.uuid().optional(),
  limit: z.coerce.number().int().min(1).max(10_000).default(5_000),
});
export const importDone = z.object({
  features: z.array(
    z.object({
      local_uuid: z.string(),
      outcome: z.enum(['created', 'updated', 'skipped']),
      code: z.string().nullable(),
    }),
  ),
  next: z.string().nullable(),
});
export type ImportDone = z.infer<typeof importDone>;

export const importParams = z.object({ project_id: idParam, uuid: z.uuid() });
