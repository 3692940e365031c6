import { type ExportFormat, type ExportManifest, PICTURE_MEDIA_TYPES } from '@waypost/contract';
import type { ExportNotes } from '@waypost/geo';
import { type AttachedCounts, countAttached, type ProjectScope } from '../../features/index.ts';
import type { FeatureSource, PhotoCounts } from '../read-features.ts';
import { findNames } from '../store.ts';
import { encodeScope } from './encode-scope.ts';

export interface FileRequest {
  readonly scope: ProjectScope;
  readonly memberId: number;
  readonly format: ExportFormat;
  readonly withPhotos: boolean;
  readonly onPage: (read: number) => Promise<void>;
}

/** A file that is written while it is read. */
export interface FeatureFile {
  readonly chunks: AsyncIterable<Uint8Array>;
  /** A manifest of the contents; call it after the last chunk. */
  toManifest(now: Date): ExportManifest;
}

/** Starts writing a list of a project into a file. */
export async function writeFile(source: FeatureSource, request: FileRequest): Promise<FeatureFile> {
  const { scope, memberId, format, withPhotos, onPage } = request;
  const names = await findNames(source.database.read, memberId, scope.projectId);
  const attached = await countAttached(source.database.read, scope, PICTURE_MEDIA_TYPES);
  const { chunks, notes, photos } = await encodeScope(source, {
    scope,
    format,
    name: names.project,
    photos: withPhotos ? 'files' : 'none',
    onPage,
  });
  return { chunks, toManifest: (now) => toManifest(request, names, { notes, photos, attached }, now) };
}

/** What was counted while a file was written, and before. */
interface Counted {
  readonly notes: ExportNotes;
  readonly photos: PhotoCounts;
  readonly attached: AttachedCounts;
}

function toManifest(
  { format, scope, withPhotos }: FileRequest,
  names: { member: string; project: string },
  { notes, photos, attached }: Counted,
  now: Date,
): ExportManifest {
  const filters = Object.entries(scope.list === 'features' ? scope.filter : {});
  return {
    format,
    list: scope.list,
    project_id: scope.projectId,
    project_name: names.project,
    member_display_name: names.member,
    created_at: now.toISOString(),
    filters: Object.fromEntries(filters.filter(([, value]) => value !== undefined)),
    written: Object.fromEntries(notes.written),
    total: [...notes.written.values()].reduce((sum, count) => sum + count, 0),
    left: Object.fromEntries(notes.left),
    photos: photos.taken,
    photos_left: photos.left,
    renamed: Object.fromEntries(notes.renamed),
    without_column: [...notes.withoutColumn],
    cut_texts: notes.cutTexts,
    cut_columns: [...notes.cutColumns],
    numbers_as_text: [...notes.numbersAsText],
    data_omitted: notes.omittedData,
    zero_altitudes: notes.zeroAltitudes,
    photos_omitted: withPhotos ? 0 : attached.pictures,
    files_omitted: attached.files,
    notes_omitted: attached.notes,
  };
}
