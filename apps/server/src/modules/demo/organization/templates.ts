import type { TemplateCreate, TemplateField } from '@waypost/contract';
import { PALETTE } from './palette.ts';
import type { ProjectKey } from './projects.ts';

const TEXT = 0;
const NUMBER = 1;
const YES_NO = 2;
const LONG_TEXT = 3;
const CHOICES = 4;

interface DemoTemplate
  extends Omit<TemplateCreate, 'data_fields' | 'image_required' | 'geofence' | 'geofence_events'> {
  readonly project: ProjectKey;
  readonly data_fields: readonly TemplateField[];
}

/** Fields in order: a label with its type, or a label with its choices. */
function toFields(...fields: readonly (readonly [string, number | readonly string[]])[]): TemplateField[] {
  return fields.map(([key, kind], index) => ({
    id: key
      .toLowerCase()
      .replaceAll(/[^a-z]+/g, '-')
      .replace(/-$/, ''),
    key,
    type: typeof kind === 'number' ? kind : CHOICES,
    options: typeof kind === 'number' ? [] : [...kind],
    index,
  }));
}

const plain = { shared: false, is_static: false };

export const TEMPLATES = {
  gillnet: {
    project: 'watch',
    name: 'Gillnet report',
    geometry_type: 'Point',
    color: PALETTE.red,
    ...plain,
    data_fields: toFields(
      ['Length (m)', NUMBER],
      ['Mesh (cm)', NUMBER],
      ['State', ['Abandoned', 'Set', 'Drifting', 'Snagged on the reef']],
      ['Taken out of the water', YES_NO],
      ['Animals caught', TEXT],
      ['Notes', LONG_TEXT],
    ),
  },
  vessel: {
    project: 'watch',
    name: 'Vessel sighting',
    geometry_type: 'Point',
    color: PALETTE.amber,
    ...plain,
    data_fields: toFields(
      ['Type', ['Panga', 'Shrimp trawler', 'Longliner', 'Purse seiner', 'Sport boat']],
      ['People on board', NUMBER],
      ['Heading (°)', NUMBER],
      ['Lights on', YES_NO],
      ['Registration', TEXT],
      ['What they did', LONG_TEXT],
    ),
  },
  track: {
    project: 'watch',
    name: 'Patrol track',
    geometry_type: 'LineString',
    color: PALETTE.blue,
    ...plain,
    data_fields: toFields(
      ['Boat', ['Caguama', 'Tiburón ballena', 'Fragata']],
      ['Crew', NUMBER],
      ['Fuel used (l)', NUMBER],
      ['Sea', ['Calm', 'Slight', 'Moderate', 'Rough']],
      ['Incident', YES_NO],
      ['Summary', LONG_TEXT],
    ),
  },
  kelp: {
    project: 'watch',
    name: 'Kelp bed survey',
    geometry_type: 'Polygon',
    color: PALETTE.green,
    shared: true,
    is_static: false,
    data_fields: toFields(
      ['Species', ['Giant kelp', 'Southern sea palm', 'Sargassum', 'Mixed']],
      ['Surface cover (%)', NUMBER],
      ['Depth (m)', NUMBER],
      ['Urchins', YES_NO],
      ['Notes', LONG_TEXT],
    ),
  },
  buoy: {
    project: 'watch',
    name: 'Buoy check',
    geometry_type: 'Point',
    color: PALETTE.periwinkle,
    ...plain,
    data_fields: toFields(
      ['Buoy', TEXT],
      ['Chain', ['Good', 'Worn', 'Replace', 'Missing']],
      ['Light works', YES_NO],
      ['Depth (m)', NUMBER],
      ['Notes', LONG_TEXT],
    ),
  },
  discharge: {
    project: 'watch',
    name: 'Water sample',
    geometry_type: 'Point',
    color: PALETTE.mint,
    ...plain,
    data_fields: toFields(
      ['Bottle', TEXT],
      ['Colour', ['Clear', 'Green', 'Brown', 'Milky']],
      ['Smell', YES_NO],
      ['pH', NUMBER],
      ['Notes', LONG_TEXT],
    ),
  },
  plot: {
    project: 'mangrove',
    name: 'Mangrove plot',
    geometry_type: 'Polygon',
    color: PALETTE.brown,
    ...plain,
    data_fields: toFields(
      ['Species', ['Red mangrove', 'Black mangrove', 'White mangrove', 'Mixed']],
      ['Seedlings planted', NUMBER],
      ['Survival (%)', NUMBER],
      ['Fenced', YES_NO],
      ['Planted with', TEXT],
      ['Notes', LONG_TEXT],
    ),
  },
  nest: {
    project: 'nests',
    name: 'Turtle nest',
    geometry_type: 'Point',
    color: PALETTE.violet,
    ...plain,
    data_fields: toFields(
      ['Species', ['Olive ridley', 'Leatherback', 'Black turtle', 'Loggerhead']],
      ['Eggs', NUMBER],
      ['Moved to the hatchery', YES_NO],
      ['Depth (cm)', NUMBER],
      ['Beach', TEXT],
      ['Notes', LONG_TEXT],
    ),
  },
} as const satisfies Record<string, DemoTemplate>;

export type TemplateKey = keyof typeof TEMPLATES;

/**
 * Values of a report in the order of the template’s fields. Only text, number and yes/no are value types; long text and
 * choices are stored as text. Empty values are left out.
 */
export function toData(template: TemplateKey, values: readonly (string | number | boolean)[]) {
  return TEMPLATES[template].data_fields.flatMap(({ key, type }, index) => {
    const value = String(values[index] ?? '');
    return value === '' ? [] : [{ key, value, type: type === NUMBER || type === YES_NO ? type : TEXT }];
  });
}
