import { z } from 'zod';
import { id, idParam, timestamp } from '../common.ts';
import { featureCreate } from '../features/schema.ts';

/** The longest line of a bulk upload, in bytes: a feature with all its points and data. */
export const MAX_IMPORT_LINE_BYTES = 8 * 1024 * 1024;
/** The most lines of one bulk upload. More are sent in another upload to the same import. */
export const MAX_IMPORT_LINES = 200_000;
export const MAX_IMPORT_BYTES = 1024 * 1024 * 1024;
/** The longest duration of one bulk upload. */
export const IMPORT_SECONDS = 1_800;
/** The most files of one import. */
export const MAX_IMPORT_FILES = 30;
const MAX_RANGES = 10_000;
const MAX_INDEX = 10_000_000;

/** What to do with a feature of a file that was imported into the project before, and still exists. */
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
  /** Chosen by the client: starting the same import again returns the first. */
  uuid: z.uuid(),
  files: z.array(importFile).max(MAX_IMPORT_FILES),
  on_duplicate: z.enum(ON_DUPLICATE).default('duplicate'),
});
export type ImportStart = z.output<typeof importStart>;

/** An import into a project, with the results so far. */
export const importRecord = z.object({
  uuid: z.uuid(),
  project_id: id,
  member_id: id.nullable(),
  member_display_name: z.string().nullable(),
  files: z.array(z.object({ name: z.string(), digest: z.string(), features_count: z.number().int() })),
  on_duplicate: z.enum(ON_DUPLICATE),
  state: z.enum(['running', 'finished', 'undone']),
  ...counts,
  /** How the last upload of features ended early: `cut_off`, or the code that rejected it; null: it did not. */
  interrupted: z.string().nullable(),
  started_at: timestamp,
  ended_at: timestamp.nullable(),
  undone_at: timestamp.nullable(),
  /** Features moved to the trash when it was undone. */
  undone_count: z.number().int(),
  /** Updated features restored to their previous version. */
  restored_count: z.number().int(),
  /** Updated features left alone, since they were changed afterwards. */
  left_count: z.number().int(),
});
export type ImportRecord = z.infer<typeof importRecord>;

/** A selection of a file's features, as pairs of first and last index. */
const ranges = z
  .array(z.tuple([z.number().int().min(0).max(MAX_INDEX), z.number().int().min(0).max(MAX_INDEX)]))
  .max(MAX_RANGES);

export const importPreviewRequest = z.strictObject({
  files: z.array(z.strictObject({ digest, ranges })).max(MAX_IMPORT_FILES),
});
export type ImportPreviewRequest = z.output<typeof importPreviewRequest>;

const outcomeCounts = z.object({
  created: z.number().int(),
  /** At most: a feature that equals the one in the file is skipped. */
  updated: z.number().int(),
  skipped: z.number().int(),
});

/** What an import of files would do, by the choice for existing features. */
export const importPreview = z.object({
  files: z.array(
    z.object({
      digest: z.string(),
      /** How many of the selected features exist in the project. */
      known_count: z.number().int(),
      /** Earlier imports of this file into this project that were not undone, newest first. */
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

/** The origin of a feature: the import's file and the position in it, both from 0. */
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
 * A line of a bulk upload: a feature as in the single call, and its origin. When it updates an existing feature, only
 * the given fields and data keys apply.
 */
export const importLine = featureCreate.omit({ tags: true }).extend({
  local_uuid: z.uuid(),
  /** The file has no name: the one here applies to a new feature only. */
  is_unnamed: z.boolean().optional(),
  source: importSource.optional(),
});
export type ImportLine = z.output<typeof importLine>;
export type ImportLineInput = z.input<typeof importLine>;

const lineIssue = z.object({ path: z.string(), message: z.string() });
const lineError = z.object({ code: z.string(), detail: z.string(), issues: z.array(lineIssue).optional() });

/**
 * A line of the response. `exists`: this feature was sent before, and nothing was created twice. `skipped`: it exists
 * from another import of the file. Its number is that of the line, from 1.
 */
export const importResult = z.object({
  line: z.number().int(),
  local_uuid: z.string().nullable(),
  outcome: z.enum(['created', 'exists', 'updated', 'skipped', 'error']),
  code: z.string().nullable(),
  error: lineError.optional(),
});
export type ImportResult = z.infer<typeof importResult>;

/** The last line of the response: how many lines were processed, and why no more, if it was stopped. */
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

/** A page of an import's completed work, in no significant order; `after` is the `next` of the previous page. */
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
