import {
  type DataEntry,
  DEFAULT_FEATURE_COLOR,
  type FeatureCreateInput,
  featureName,
  type GeofenceEvent,
  type Template,
  type TemplateField,
} from '@waypost/contract';
import type { DrawnGeometry } from '@waypost/geo';
import type { MessageKey } from '../../i18n/i18n.ts';

/** Where a photograph was taken, as its camera says: `[lng, lat]`. */
export type TakenAt = readonly [number, number];

/** A picture of a feature: one that will go with it, or one that is there already, whose id is its uuid. */
export type FormImage =
  | {
      readonly id: string;
      readonly file: File;
      /** What is shown of it; absent in drafts from before the last release. */
      readonly preview?: Blob;
      readonly takenAt?: TakenAt | null;
    }
  | { readonly id: string; readonly saved: { readonly code: string; readonly name: string } };

export function toImageName(image: FormImage): string {
  return 'file' in image ? image.file.name : image.saved.name;
}

/** What a geofence tells of. */
export const GEOFENCE_CHOICES = ['off', 'in', 'out', 'both'] as const;
export type GeofenceChoice = (typeof GEOFENCE_CHOICES)[number];

/** What a person fills in about a feature. */
export interface FormValues {
  readonly name: string;
  readonly description: string;
  readonly shared: boolean;
  readonly isStatic: boolean;
  readonly color: string;
  readonly projectId: number | null;
  /** Whole, so that a draft can be shown before the templates have come. */
  readonly template: Template | null;
  /** The template of a saved feature, which may be none that can still be chosen; absent of a new one. */
  readonly templateId?: number | null;
  /** Answers to the template's fields by their id; always text, as on the wire. */
  readonly answers: Readonly<Record<string, string>>;
  readonly images: readonly FormImage[];
  /** Of areas alone. */
  readonly geofence: GeofenceChoice;
  readonly geofencePrompt: boolean;
}

export const FIELD_TYPE = { text: 0, number: 1, boolean: 2, longText: 3, choice: 4 } as const;

const DESCRIPTION_MAX = 255;
const ANSWER_MAX = 10_000;
const TEMPLATE_NAME_MIN = 3;
export const MAX_IMAGES = 30;

/** An empty form; a template fills in its name, colour and switches. */
export function createFormValues(projectId: number | null, template: Template | null = null): FormValues {
  const empty: FormValues = {
    name: '',
    description: '',
    shared: false,
    isStatic: false,
    color: DEFAULT_FEATURE_COLOR,
    projectId,
    template: null,
    answers: {},
    images: [],
    geofence: 'off',
    geofencePrompt: false,
  };
  return template === null ? empty : applyTemplate(empty, template);
}

/** Takes over what a template says; what was typed into other fields stays. Null gives the name free again. */
export function applyTemplate(values: FormValues, template: Template | null): FormValues {
  if (template === null) return { ...values, template, answers: {} };
  return {
    ...values,
    template,
    name: template.name,
    color: template.color,
    shared: template.shared,
    isStatic: template.is_static,
    geofence: template.geofence ? template.geofence_events : 'off',
    answers: {},
  };
}

/** The choice that a saved geofence is. */
export function toGeofence(saved: {
  readonly geofence: boolean;
  readonly geofence_events: readonly GeofenceEvent[];
}): GeofenceChoice {
  const [first, second] = saved.geofence_events;
  if (!saved.geofence || first === undefined) return 'off';
  return second === undefined ? first : 'both';
}

/** A choice as the wire has it. */
export function toGeofenceFields(choice: GeofenceChoice): {
  geofence: boolean;
  geofence_events: GeofenceEvent[];
} {
  if (choice === 'off') return { geofence: false, geofence_events: [] };
  return { geofence: true, geofence_events: choice === 'both' ? ['in', 'out'] : [choice] };
}

/** Whether a geometry encloses something that one can come into. */
export function isArea(geometry: DrawnGeometry): boolean {
  return geometry.type === 'Polygon' || geometry.type === 'MultiPolygon';
}

/** Whether a template may be used for this geometry. */
export function isTemplateFor(template: Template, geometry: DrawnGeometry): boolean {
  return template.geometry_type === (geometry.type === 'MultiPolygon' ? 'Polygon' : geometry.type);
}

/** The fields of a template in their order. */
export function listFields(template: Template | null): readonly TemplateField[] {
  return template === null ? [] : template.data_fields.toSorted((a, b) => a.index - b.index);
}

/** What is wrong with a form, by field; an answer's key is `answer:` and the id of its field. */
export type FormFaults = Readonly<Record<string, MessageKey>>;

/** A field of a form: one of a template, or one of a saved feature. */
export interface FormField extends TemplateField {
  /** What a saved feature has here. As long as it stays, it is sent to the letter and not judged: forms change. */
  readonly saved?: DataEntry;
  /** The type a new answer is sent with, where that is not the type it is edited as. */
  readonly sentType?: number;
}

function findAnswerFault(field: FormField, answer: string): MessageKey | null {
  if (answer === field.saved?.value) return null;
  if (answer.length > ANSWER_MAX) return 'drawing.answerLong';
  if (answer.trim() === '') return null;
  if (field.type === FIELD_TYPE.number && parseNumber(answer) === null) return 'drawing.numberOnly';
  if (field.type === FIELD_TYPE.choice && !field.options.includes(answer)) return 'drawing.chooseOption';
  return null;
}

/** A number as people type it, with a comma or a point before the decimals; null when it is none. */
export function parseNumber(text: string): number | null {
  const tidy = text.trim().replace(',', '.');
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(tidy) && Number.isFinite(Number(tidy))
    ? Number(tidy)
    : null;
}

/** What is wrong with answers, by `answer:` and the id of the field. */
function findAnswerFaults(fields: readonly FormField[], answers: FormValues['answers']): FormFaults {
  const faults: Record<string, MessageKey> = {};
  for (const field of fields) {
    const fault = findAnswerFault(field, answers[field.id] ?? '');
    if (fault !== null) faults[`answer:${field.id}`] = fault;
  }
  return faults;
}

/** What the form of a saved feature asks for. */
export interface SavedForm {
  readonly fields: readonly FormField[];
  /** Its template wants an image and it has one, so the last one cannot be taken away. */
  readonly isImageRequired: boolean;
}

/** Checks a form by the rules of the platform. Of a saved feature it is given what it asks for, and no project. */
export function findFormFaults(values: FormValues, saved: SavedForm | null = null): FormFaults {
  const faults: Record<string, MessageKey> = {};
  const name = featureName.safeParse(values.name);
  if (!name.success) {
    const isLong = name.error.issues.some(({ code }) => code === 'too_big');
    faults.name = isLong ? 'validation.nameLong' : 'drawing.nameShort';
  } else if (values.template !== null && values.name.trim().length < TEMPLATE_NAME_MIN) {
    faults.name = 'validation.name';
  }
  if (values.description.length > DESCRIPTION_MAX) faults.description = 'validation.descriptionLong';
  Object.assign(faults, findAnswerFaults(saved?.fields ?? listFields(values.template), values.answers));
  const isImageRequired = saved?.isImageRequired ?? values.template?.image_required === true;
  if (isImageRequired && values.images.length === 0) faults.images = 'drawing.imageRequired';
  if (saved === null && values.projectId === null) faults.projectId = 'drawing.selectProject';
  return faults;
}

/** The answers as collected data; what was left empty is left out. */
export function toDataEntries(fields: readonly FormField[], answers: FormValues['answers']): DataEntry[] {
  return fields.flatMap(({ id, key, type, saved, sentType }) => {
    const answer = answers[id] ?? '';
    if (answer === saved?.value) return [saved];
    if (answer.trim() === '') return [];
    // A saved number keeps its own digits, such as those of 12.50.
    const value = type === FIELD_TYPE.number ? answer.trim().replace(',', '.') : answer;
    return [{ key, value, type: sentType ?? type }];
  });
}

interface DrawnFeature {
  readonly id: string;
  readonly localUuid?: string;
  readonly geometry: DrawnGeometry;
  readonly drawnAt: number;
  readonly form: FormValues;
}

/** What the server knows a drawing by. */
export function toLocalUuid({ id, localUuid }: Pick<DrawnFeature, 'id' | 'localUuid'>): string {
  return localUuid ?? id;
}

/** What is sent to create the feature; sending it again makes no second one. */
export function toFeatureCreate(drawing: DrawnFeature) {
  const { geometry, drawnAt, form: values } = drawing;
  return {
    // The engine's geometry is GeoJSON's, whose positions are typed as lists of any length.
    geometry: geometry as FeatureCreateInput['geometry'],
    name: values.name.trim(),
    description: values.description,
    shared: values.shared,
    is_static: values.isStatic,
    color: values.color,
    data: toDataEntries(listFields(values.template), values.answers),
    template_id: values.template?.id ?? null,
    created_origin: drawnAt,
    local_uuid: toLocalUuid(drawing),
    ...(isArea(geometry) && values.geofence !== 'off'
      ? { ...toGeofenceFields(values.geofence), geofence_prompt: values.geofencePrompt }
      : {}),
  } satisfies FeatureCreateInput;
}
