import {
  DEFAULT_TEMPLATE_COLOR,
  FIELD_FORMATS,
  FIELD_TYPES,
  type FieldFormat,
  MAX_FIELD_OPTIONS,
  TEMPLATE_GEOFENCE_EVENTS,
  TEMPLATE_GEOMETRY_TYPES,
  type Template,
  type TemplateCreate,
  type TemplateField,
  templateIconFile,
} from '@waypost/contract';
import type { MessageKey } from '../../i18n/i18n.ts';

export const GEOFENCE_CHOICES = ['off', ...TEMPLATE_GEOFENCE_EVENTS] as const;
export type GeofenceChoice = (typeof GEOFENCE_CHOICES)[number];
export type TemplateGeometry = (typeof TEMPLATE_GEOMETRY_TYPES)[number];

/** What a field asks for: a type, or text in a format. */
export const FIELD_KINDS = ['text', 'number', 'boolean', 'longText', 'choice', ...FIELD_FORMATS] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

const isFormat = (kind: FieldKind): kind is FieldFormat => FIELD_FORMATS.some((format) => format === kind);
const toType = (kind: FieldKind) => (isFormat(kind) ? FIELD_TYPES.text : FIELD_TYPES[kind]);

function toKind({ type, format }: TemplateField): FieldKind {
  if (format !== undefined) return format;
  return FIELD_KINDS.find((kind) => !isFormat(kind) && FIELD_TYPES[kind] === type) ?? 'text';
}

/** A field being edited; its options are one per line. */
export interface DraftField {
  readonly id: string;
  readonly key: string;
  readonly kind: FieldKind;
  readonly options: string;
  readonly isRequired: boolean;
}

/** A template being edited. */
export interface TemplateDraft {
  readonly name: string;
  readonly geometryType: TemplateGeometry;
  readonly color: string;
  readonly shared: boolean;
  readonly isStatic: boolean;
  readonly imageRequired: boolean;
  readonly geofence: GeofenceChoice;
  readonly fields: readonly DraftField[];
}

const EMPTY: TemplateDraft = {
  name: '',
  geometryType: TEMPLATE_GEOMETRY_TYPES[0],
  color: DEFAULT_TEMPLATE_COLOR,
  shared: false,
  isStatic: false,
  imageRequired: false,
  geofence: 'off',
  fields: [],
};

export function toDraft(template: Template | null): TemplateDraft {
  if (template === null) return EMPTY;
  return {
    name: template.name,
    geometryType: template.geometry_type,
    color: template.color,
    shared: template.shared,
    isStatic: template.is_static,
    imageRequired: template.image_required,
    geofence: template.geofence ? template.geofence_events : 'off',
    fields: template.data_fields
      .toSorted((a, b) => a.index - b.index)
      .map((field) => ({
        id: field.id,
        key: field.key,
        kind: toKind(field),
        options: field.options.join('\n'),
        isRequired: field.required === true,
      })),
  };
}

/** The options of a field, without empty lines. */
function listOptions({ kind, options }: DraftField): string[] {
  if (kind !== 'choice') return [];
  return options
    .split('\n')
    .map((option) => option.trim())
    .filter((option) => option !== '');
}

function toField(field: DraftField, index: number): TemplateField {
  const { id, key, kind, isRequired } = field;
  return {
    id,
    key: key.trim(),
    type: toType(kind),
    options: listOptions(field),
    index,
    ...(isRequired ? { required: true } : {}),
    ...(isFormat(kind) ? { format: kind } : {}),
  };
}

/** The request; only areas have a geofence. */
export function toTemplateBody(draft: TemplateDraft): TemplateCreate {
  const geofence = draft.geometryType === 'Polygon' ? draft.geofence : 'off';
  return {
    name: draft.name.trim(),
    geometry_type: draft.geometryType,
    color: draft.color,
    shared: draft.shared,
    is_static: draft.isStatic,
    image_required: draft.imageRequired,
    geofence: geofence !== 'off',
    geofence_events: geofence === 'off' ? 'both' : geofence,
    data_fields: draft.fields.map(toField),
  };
}

/** The errors of a draft, by field: `name`, `key:` and `options:` with the id of the data field. */
export type TemplateFaults = Readonly<Record<string, MessageKey>>;

const LONGEST = 255;
const SHORTEST_NAME = 3;

function findOptionsFault(field: DraftField): MessageKey | null {
  if (field.kind !== 'choice') return null;
  const options = listOptions(field);
  if (options.length === 0) return 'forms.optionsNone';
  if (options.length > MAX_FIELD_OPTIONS) return 'forms.optionsMany';
  if (options.some((option) => option.length > LONGEST)) return 'forms.optionLong';
  return new Set(options).size < options.length ? 'forms.optionsTwice' : null;
}

/** Validates a draft by the rules of the contract. */
export function findTemplateFaults(draft: TemplateDraft): TemplateFaults {
  const faults: Record<string, MessageKey> = {};
  const name = draft.name.trim();
  if (name.length < SHORTEST_NAME) faults.name = 'validation.name';
  else if (name.length > LONGEST) faults.name = 'validation.nameLong';
  const seen = new Set<string>();
  for (const field of draft.fields) {
    const key = field.key.trim();
    if (key === '') faults[`key:${field.id}`] = 'forms.fieldNameless';
    else if (key.length > LONGEST) faults[`key:${field.id}`] = 'validation.nameLong';
    else if (seen.has(key.toLowerCase())) faults[`key:${field.id}`] = 'forms.fieldTwice';
    seen.add(key.toLowerCase());
    const options = findOptionsFault(field);
    if (options !== null) faults[`options:${field.id}`] = options;
  }
  return faults;
}

/** The list with one field moved; unchanged if out of bounds. */
export function moveField(fields: readonly DraftField[], from: number, to: number): readonly DraftField[] {
  const moved = fields[from];
  if (moved === undefined || to < 0 || to >= fields.length) return fields;
  return fields.toSpliced(from, 1).toSpliced(to, 0, moved);
}

/** The error of an icon before it is sent; the server checks its content. */
export function findIconFault(file: { readonly name: string; readonly size: number }): MessageKey | null {
  if (!/\.(jpe?g|png|webp)$/i.test(file.name)) return 'forms.iconKind';
  return file.size > templateIconFile.maxBytes ? 'forms.iconLarge' : null;
}
