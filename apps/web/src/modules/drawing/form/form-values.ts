import {
  type DataEntry,
  DEFAULT_FEATURE_COLOR,
  type FeatureCreateInput,
  type GeofenceEvent,
  type Template,
  type TemplateField,
} from '@waypost/contract';
import type { DrawnGeometry } from '@waypost/geo';

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

/** A field of a form: one of a template, or one of a saved feature. */
export interface FormField extends TemplateField {
  /** What a saved feature has here. As long as it stays, it is sent to the letter and not judged: forms change. */
  readonly saved?: DataEntry;
  /** The type a new answer is sent with, where that is not the type it is edited as. */
  readonly sentType?: number;
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
