import type { DataEntry, Feature, FeatureTag, FeatureUpdate, GeofenceEvent } from '@waypost/contract';
import { type DrawnGeometry, toDrawn } from '@waypost/geo';
import { type FormValues, toGeofence, toGeofenceFields } from '../form/form-values.ts';

/** Every editable value of a saved feature, in one shape for both sides. */
export interface EditableFeature {
  readonly geometry: DrawnGeometry;
  readonly name: string;
  readonly description: string;
  readonly color: string;
  readonly shared: boolean;
  readonly is_static: boolean;
  readonly geofence: FormValues['geofence'];
  readonly geofence_prompt: boolean;
  readonly data: readonly DataEntry[];
  readonly tags: readonly FeatureTag[];
  readonly project_id: number;
  readonly template_id: number | null;
}

type PlainField = Exclude<keyof EditableFeature, 'data'>;
const PLAIN_FIELDS = [
  'project_id',
  'template_id',
  'geometry',
  'name',
  'description',
  'color',
  'shared',
  'is_static',
  'geofence',
  'geofence_prompt',
  'tags',
] as const satisfies readonly PlainField[];

export type Side = 'mine' | 'theirs';

/** One difference between two edits. */
export type Difference = {
  readonly id: string;
  /** The only side that changed since the edit began; null if both did, and a choice is required. */
  readonly suggested: Side | null;
} & (
  | { readonly field: PlainField | 'data' }
  /** One collected value; null on the side without it. */
  | {
      readonly field: 'entry';
      readonly key: string;
      readonly mine: DataEntry | null;
      readonly theirs: DataEntry | null;
    }
);

/** The editable values of a saved feature. */
export function toEditable({ geometry, properties }: Feature): EditableFeature {
  const { name, description, color, shared, is_static, data, tags, project_id, template_id } = properties;
  const geofence = toGeofence(properties);
  const geofence_prompt = geofence !== 'off' && properties.geofence_prompt;
  return {
    ...{
      geometry: toDrawn(geometry),
      name,
      description,
      color,
      shared,
      is_static,
      geofence,
      geofence_prompt,
      data,
      tags,
    },
    ...{ project_id, template_id },
  };
}

/** The values on the board and in the form. */
export function toEdited(
  geometry: DrawnGeometry,
  form: FormValues,
  data: readonly DataEntry[],
  start: Pick<EditableFeature, 'project_id' | 'template_id'>,
): EditableFeature {
  return {
    geometry,
    name: form.name.trim(),
    description: form.description,
    color: form.color,
    shared: form.shared,
    is_static: form.isStatic,
    geofence: form.geofence,
    geofence_prompt: form.geofence !== 'off' && form.geofencePrompt,
    data,
    tags: form.tags ?? [],
    project_id: form.projectId ?? start.project_id,
    template_id: form.templateId === undefined ? start.template_id : form.templateId,
  };
}

/** A canonical text for comparison: a database returns the keys of an object in its own order. */
function toComparable(value: unknown): string {
  const toEntry = (entry: DataEntry | FeatureTag) =>
    'tag_id' in entry ? [entry.tag_id, entry.value] : [entry.key, entry.value, entry.type];
  return JSON.stringify(Array.isArray(value) ? value.map(toEntry) : value);
}

const isSame = (a: unknown, b: unknown) => toComparable(a) === toComparable(b);

function suggest(start: unknown, mine: unknown, theirs: unknown): Side | null {
  if (isSame(start, mine)) return 'theirs';
  return isSame(start, theirs) ? 'mine' : null;
}

const hasUniqueKeys = (data: readonly DataEntry[]) =>
  new Set(data.map(({ key }) => key)).size === data.length;
const findEntry = (data: readonly DataEntry[], key: string) =>
  data.find((entry) => entry.key === key) ?? null;
const asList = (entry: DataEntry | null) => (entry === null ? [] : [entry]);

/** Collected values by key; as a whole if keys repeat, as they may in data from files. */
function listDataDifferences(
  start: EditableFeature,
  mine: EditableFeature,
  theirs: EditableFeature,
): Difference[] {
  const sides = [start.data, mine.data, theirs.data];
  if (!sides.every(hasUniqueKeys)) {
    if (isSame(mine.data, theirs.data)) return [];
    return [{ id: 'data', field: 'data', suggested: suggest(start.data, mine.data, theirs.data) }];
  }
  const keys = new Set([...theirs.data, ...mine.data].map(({ key }) => key));
  return [...keys].flatMap((key): Difference[] => {
    const [first, one, other] = [start, mine, theirs].map(({ data }) => findEntry(data, key));
    const [before, ours, others] = [first ?? null, one ?? null, other ?? null].map(asList);
    if (isSame(ours, others)) return [];
    const suggested = suggest(before, ours, others);
    return [{ id: `entry:${key}`, field: 'entry', key, mine: one ?? null, theirs: other ?? null, suggested }];
  });
}

/** The differences between two edits based on `start`; equal values are no difference. */
export function listDifferences(
  start: EditableFeature,
  mine: EditableFeature,
  theirs: EditableFeature,
): Difference[] {
  const plain = PLAIN_FIELDS.flatMap((field): Difference[] =>
    isSame(mine[field], theirs[field])
      ? []
      : [{ id: field, field, suggested: suggest(start[field], mine[field], theirs[field]) }],
  );
  return [...plain, ...listDataDifferences(start, mine, theirs)];
}

export type Choices = Readonly<Record<string, Side>>;

/** The chosen side of a difference; null while undecided. */
export function toChosen(difference: Difference, choices: Choices): Side | null {
  return choices[difference.id] ?? difference.suggested;
}

/** Theirs, with all chosen values of mine. Null while a choice is missing. */
export function mergeEdits(
  mine: EditableFeature,
  theirs: EditableFeature,
  differences: readonly Difference[],
  choices: Choices,
): EditableFeature | null {
  let merged: EditableFeature = theirs;
  for (const difference of differences) {
    const side = toChosen(difference, choices);
    if (side === null) return null;
    if (side === 'theirs') continue;
    merged =
      difference.field === 'entry'
        ? { ...merged, data: withEntry(merged.data, difference.key, difference.mine) }
        : { ...merged, [difference.field]: mine[difference.field] };
  }
  // A disabled geofence needs no choice, whichever side disabled it.
  return merged.geofence === 'off' ? { ...merged, geofence_prompt: false } : merged;
}

function withEntry(data: readonly DataEntry[], key: string, entry: DataEntry | null): readonly DataEntry[] {
  if (entry === null) return data.filter((one) => one.key !== key);
  const isThere = data.some((one) => one.key === key);
  return isThere ? data.map((one) => (one.key === key ? entry : one)) : [...data, entry];
}

/** The changes that turn one feature into another; empty if equal. */
export function toFeatureUpdate(from: EditableFeature, to: EditableFeature): FeatureUpdate {
  const change = (field: keyof EditableFeature) => !isSame(from[field], to[field]);
  return {
    ...(change('project_id') ? { project_id: to.project_id } : {}),
    ...(change('template_id') ? { template_id: to.template_id } : {}),
    // GeoJSON types positions as arrays of any length.
    ...(change('geometry') ? { geometry: to.geometry as Feature['geometry'] } : {}),
    ...(change('name') ? { name: to.name } : {}),
    ...(change('description') ? { description: to.description } : {}),
    ...(change('color') ? { color: to.color } : {}),
    ...(change('shared') ? { shared: to.shared } : {}),
    ...(change('is_static') ? { is_static: to.is_static } : {}),
    ...(change('geofence') ? toFence(to.geofence) : {}),
    ...(change('geofence_prompt') ? { geofence_prompt: to.geofence_prompt } : {}),
    ...(change('data') ? { data: [...to.data] } : {}),
    ...(change('tags') ? { tags: to.tags.map(({ tag_id, value }) => ({ tag_id, value })) } : {}),
  };
}

function toFence(choice: FormValues['geofence']): { geofence: boolean; geofence_events: GeofenceEvent[] } {
  const { geofence, geofence_events } = toGeofenceFields(choice);
  return { geofence, geofence_events };
}
