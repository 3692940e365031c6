import {
  type DataEntry,
  DEFAULT_FEATURE_COLOR,
  type FeatureCreateInput,
  type GeofenceEvent,
  type Template,
  type TemplateField,
} from '@waypost/contract';
import type { DrawnGeometry } from '@waypost/geo';
import type { ParentFeature } from '../../../map/session/drawing-opener.ts';
import type { FormTag } from '../../tags/index.ts';

/** The position in a photograph's metadata: `[lng, lat]`. */
export type TakenAt = readonly [number, number];

/** A picture that is not on the server yet. */
export interface FreshImage {
  readonly id: string;
  readonly file: File;
  /** Its preview; absent in drafts from before the last release. */
  readonly preview?: Blob;
  readonly takenAt?: TakenAt | null;
}

/** A picture of a feature: a new one, or an existing one, whose id is its uuid. */
export type FormImage =
  | FreshImage
  | { readonly id: string; readonly saved: { readonly code: string; readonly name: string } };

export function toImageName(image: FormImage): string {
  return 'file' in image ? image.file.name : image.saved.name;
}

/** The events of a geofence. */
export const GEOFENCE_CHOICES = ['off', 'in', 'out', 'both'] as const;
export type GeofenceChoice = (typeof GEOFENCE_CHOICES)[number];

/** The values of a feature's form. */
export interface FormValues {
  readonly name: string;
  readonly description: string;
  readonly shared: boolean;
  readonly isStatic: boolean;
  readonly color: string;
  readonly projectId: number | null;
  /** The feature it belongs to, as long as its project is theirs; absent for most. */
  readonly parent?: ParentFeature | null | undefined;
  /** The whole template, so that a draft can be shown before the templates are loaded. */
  readonly template: Template | null;
  /** The template of a saved feature, which may no longer be selectable; absent for a new one. */
  readonly templateId?: number | null;
  /** Answers to the template's fields by id; always text, as on the wire. */
  readonly answers: Readonly<Record<string, string>>;
  /** Data that the feature was begun with, beside the answers. */
  readonly carried: readonly DataEntry[];
  readonly images: readonly FormImage[];
  /** Absent in drafts from before the last release. */
  readonly tags?: readonly FormTag[];
  /** Only for areas. */
  readonly geofence: GeofenceChoice;
  readonly geofencePrompt: boolean;
}

export const FIELD_TYPE = { text: 0, number: 1, boolean: 2, longText: 3, choice: 4 } as const;

export const MAX_IMAGES = 30;

/** An empty form; a template sets its name, colour and switches. */
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
    carried: [],
    images: [],
    geofence: 'off',
    geofencePrompt: false,
  };
  return template === null ? empty : applyTemplate(empty, template);
}

/** Applies a template; other fields keep their values. Null frees the name. */
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

/** The form value of a saved geofence. */
export function toGeofence(saved: {
  readonly geofence: boolean;
  readonly geofence_events: readonly GeofenceEvent[];
}): GeofenceChoice {
  const [first, second] = saved.geofence_events;
  if (!saved.geofence || first === undefined) return 'off';
  return second === undefined ? first : 'both';
}

/** The wire values of a geofence. */
export function toGeofenceFields(choice: GeofenceChoice): {
  geofence: boolean;
  geofence_events: GeofenceEvent[];
} {
  if (choice === 'off') return { geofence: false, geofence_events: [] };
  return { geofence: true, geofence_events: choice === 'both' ? ['in', 'out'] : [choice] };
}

/** Whether a geometry encloses an area. */
export function isArea(geometry: DrawnGeometry): boolean {
  return geometry.type === 'Polygon' || geometry.type === 'MultiPolygon';
}

/** Whether a template supports this geometry. */
export function isTemplateFor(template: Template, geometry: DrawnGeometry): boolean {
  return template.geometry_type === (geometry.type === 'MultiPolygon' ? 'Polygon' : geometry.type);
}

/** The fields of a template in order. */
export function listFields(template: Template | null): readonly TemplateField[] {
  return template === null ? [] : template.data_fields.toSorted((a, b) => a.index - b.index);
}

/** A field of a form: of a template, or of a saved feature. */
export interface FormField extends TemplateField {
  /** The saved value. While unchanged, it is sent as it is and not validated: templates change. */
  readonly saved?: DataEntry;
  /** The type sent with a new answer, if it differs from the type of the control. */
  readonly sentType?: number;
  /** Whether the saved feature has no answer to it, which it may keep if the template has come to require one. */
  readonly isOpen?: boolean;
}

/** The answers as collected data, without empty ones. */
export function toDataEntries(fields: readonly FormField[], answers: FormValues['answers']): DataEntry[] {
  return fields.flatMap(({ id, key, type, saved, sentType }) => {
    const answer = answers[id] ?? '';
    if (answer === saved?.value) return [saved];
    if (answer.trim() === '') return [];
    // A saved number keeps its digits, such as 12.50.
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

/** The feature that a new one will belong to; null if none, or in another project. */
export function findParent({ parent, projectId }: FormValues): ParentFeature | null {
  return parent != null && parent.projectId === projectId ? parent : null;
}

/** The id of a drawing for the server. */
export function toLocalUuid({ id, localUuid }: Pick<DrawnFeature, 'id' | 'localUuid'>): string {
  return localUuid ?? id;
}

/** The tags of a request; none without any, as before there were tags. */
function toTagsInput(tags: readonly FormTag[] = []): Pick<FeatureCreateInput, 'tags'> {
  return tags.length === 0 ? {} : { tags: tags.map(({ tag_id, value }) => ({ tag_id, value })) };
}

/** The request that creates the feature; repeating it creates no second one. */
export function toFeatureCreate(drawing: DrawnFeature) {
  const { geometry, drawnAt, form: values } = drawing;
  return {
    // The engine's geometry is GeoJSON, whose positions are typed as arrays of any length.
    geometry: geometry as FeatureCreateInput['geometry'],
    name: values.name.trim(),
    description: values.description,
    shared: values.shared,
    is_static: values.isStatic,
    color: values.color,
    data: [...toDataEntries(listFields(values.template), values.answers), ...values.carried],
    template_id: values.template?.id ?? null,
    ...toTagsInput(values.tags),
    parent_code: findParent(values)?.code ?? null,
    created_origin: drawnAt,
    local_uuid: toLocalUuid(drawing),
    ...(isArea(geometry) && values.geofence !== 'off'
      ? { ...toGeofenceFields(values.geofence), geofence_prompt: values.geofencePrompt }
      : {}),
  } satisfies FeatureCreateInput;
}
