import {
  type DataEntry,
  FIELD_TYPES,
  type GeometryType,
  type Issue,
  isDay,
  type Template,
  type TemplateField,
} from '@waypost/contract';

/** The requirements of a template on a report. */
export type TemplateForm = Pick<Template, 'name' | 'geometry_type' | 'image_required' | 'data_fields'>;

/** The parts of a report that its template validates. */
export interface FilledForm {
  readonly name: string;
  readonly type: GeometryType;
  readonly data: readonly DataEntry[];
}

/** As long as the database stores them, in UTF-16 code units. */
const MAX_FILE_NAME = 255;
const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i;

/** Whether a stored file can have this name: not blank, as long as a name may be, and no path or data URL. */
const isFileName = (text: string) =>
  text.length <= MAX_FILE_NAME && /^[^/\\\p{Cc}]+$/u.test(text) && !/^[\s.]*$/.test(text);

/**
 * The issues of a report with its template.
 * @param before the current report, for an update. Unchanged parts are not validated again, because templates change
 * and reports that were once valid must remain editable.
 */
export function listFormIssues(form: TemplateForm, report: FilledForm, before: FilledForm | null): Issue[] {
  const issues: Issue[] = [];
  if (report.name !== form.name && report.name !== before?.name) {
    issues.push({ path: 'body.feature.name', message: `Reports of this form are named “${form.name}”.` });
  }
  if (report.type !== before?.type && !isOfType(form.geometry_type, report.type)) {
    const message = `This form asks for a ${form.geometry_type}.`;
    issues.push({ path: 'body.feature.geometry.type', message });
  }
  const seen = new Set<string>();
  for (const [index, entry] of report.data.entries()) {
    const path = `body.feature.data.${index}`;
    if (seen.has(entry.key)) issues.push({ path: `${path}.key`, message: 'This field is there twice.' });
    seen.add(entry.key);
    if (isAmong(before?.data ?? [], entry)) continue;
    const field = form.data_fields.find(({ key }) => key === entry.key);
    if (field === undefined) {
      issues.push({ path: `${path}.key`, message: `The form has no field “${entry.key}”.` });
      continue;
    }
    const fault = findFault(field, entry);
    if (fault !== null) issues.push({ path: `${path}.${fault[0]}`, message: fault[1] });
  }
  return [...issues, ...listUnanswered(form, report, before), ...listSharedPhotos(form, report, before)];
}

/** The required fields without an answer. One that was without an answer before may stay so. */
function listUnanswered(form: TemplateForm, report: FilledForm, before: FilledForm | null): Issue[] {
  const isAnswered = ({ data }: FilledForm, { key }: TemplateField) =>
    data.some((entry) => entry.key === key && entry.value.trim() !== '');
  return form.data_fields
    .filter((field) => field.required === true && !isAnswered(report, field))
    .filter((field) => before === null || isAnswered(before, field))
    .map(({ key }) => {
      const at = report.data.findIndex((entry) => entry.key === key);
      const path = at === -1 ? 'body.feature.data' : `body.feature.data.${at}.value`;
      return { path, message: `“${key}” has to be answered.` };
    });
}

/** The photo fields that name the picture of another one. */
function listSharedPhotos(form: TemplateForm, report: FilledForm, before: FilledForm | null): Issue[] {
  const isPhoto = ({ key, value }: DataEntry) =>
    value !== '' && form.data_fields.some((field) => field.key === key && field.format === 'photo');
  const photos = report.data.filter(isPhoto);
  return photos
    .filter((entry) => photos.some(({ key, value }) => key !== entry.key && value === entry.value))
    .filter((entry) => !isAmong(before?.data ?? [], entry))
    .map((entry) => ({
      path: `body.feature.data.${report.data.indexOf(entry)}.value`,
      message: `Another field has the picture “${entry.value}”.`,
    }));
}

function isOfType(asked: Template['geometry_type'], type: GeometryType): boolean {
  return asked === type || (asked === 'Polygon' && type === 'MultiPolygon');
}

function isAmong(entries: readonly DataEntry[], { key, value, type }: DataEntry): boolean {
  return entries.some((entry) => entry.key === key && entry.value === value && entry.type === type);
}

function findFault(field: TemplateField, { value, type }: DataEntry): ['value' | 'type', string] | null {
  const isPlain = field.type === FIELD_TYPES.number || field.type === FIELD_TYPES.boolean;
  // Long text and choices are sent as text or with their own type.
  if (type !== field.type && (isPlain || type !== FIELD_TYPES.text)) {
    return ['type', `“${field.key}” is a field of type ${field.type}.`];
  }
  // Empty values are always valid.
  if (value === '') return null;
  if (field.type === FIELD_TYPES.number && !(NUMBER.test(value) && Number.isFinite(Number(value)))) {
    return ['value', `“${field.key}” is a number.`];
  }
  if (field.type === FIELD_TYPES.boolean && value !== 'true' && value !== 'false') {
    return ['value', `“${field.key}” is true or false.`];
  }
  if (field.type === FIELD_TYPES.choice && !field.options.includes(value)) {
    return ['value', `“${field.key}” has no choice “${value}”.`];
  }
  if (field.type === FIELD_TYPES.text && /[\r\n]/.test(value)) {
    return ['value', `“${field.key}” is one line of text.`];
  }
  if (field.format === 'date' && !isDay(value)) {
    return ['value', `“${field.key}” is a date, such as 2026-11-24.`];
  }
  // Whether the report has the picture is not asked: large ones are uploaded after it, and may be removed later.
  if (field.format === 'photo' && !isFileName(value)) {
    return ['value', `“${field.key}” is the file name of a picture, such as Catch.jpg.`];
  }
  return null;
}
