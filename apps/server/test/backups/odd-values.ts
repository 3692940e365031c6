/** What a name may be between the letters of a form, a file and another program. */
const TEXTS = [
  '',
  ' ',
  'NULL',
  'null',
  '\\',
  '\\N',
  '\\.',
  '\\\\.\\n',
  '\t',
  '\n',
  '\r\n',
  '\n\\.\n',
  '\b\f\v\u0001\u001f\u007f',
  `“Quoted” 'single' "double" $$dollar$$ {brace} (paren), comma`,
  'Doña Lupita 漁船 ναῦς лодка قارب',
  '👩‍👩‍👧‍👦 🐚 e\u0301 \u200f\u202e\ufeff\uffff \u{10ffff}',
  'long '.repeat(20_000),
];

const NUMBERS = ['NaN', 'Infinity', '-Infinity', '0', '-0', '0.1', '-12.345678901234567'];
const INSTANTS = [
  'infinity',
  '-infinity',
  '4714-11-24 00:00:00 BC',
  '0001-01-01 00:00:00',
  '1969-12-31 23:59:59.999999',
  '2000-01-01 00:00:00',
  '2024-02-29 12:34:56.123456',
  '294276-12-31 23:59:59.999999',
];
const withZone = INSTANTS.map((instant) => (instant.endsWith('BC') ? instant : `${instant}+00`)).map(
  (instant) => instant.replace('infinity+00', 'infinity'),
);
const UUIDS = [
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b',
];

/** A value as an element of an array’s text. */
const quoteElement = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
const toArray = (elements: readonly string[]) => `{${elements.map(quoteElement).join(',')}}`;

/**
 * Values of every column type of the product, and of some that it may have one day, as text that a database reads: extreme
 * ones, empty ones, and those that a format of lines and tabs has to escape.
 */
export const ODD_VALUES: Readonly<Record<string, readonly string[]>> = {
  bigint: ['0', '-1', '9223372036854775807', '-9223372036854775808'],
  'bigint[]': ['{}', '{NULL}', '{9223372036854775807,NULL,-9223372036854775808}', '{{1,2},{3,4}}'],
  boolean: ['true', 'false'],
  bytea: ['', '\\x00', '\\x5c4e0a095c2e00ff', `\\x${'00ff0a5c'.repeat(50_000)}`],
  date: ['infinity', '-infinity', '4714-11-24 BC', '0001-01-01', '2024-02-29', '5874897-12-31'],
  'double precision': [...NUMBERS, '1.7976931348623157e308', '-1.7976931348623157e308', '5e-324'],
  geography: ['SRID=4326;POINT(-109.836 24.062)', 'SRID=4326;LINESTRING(179 1,-179 2)'],
  geometry: [
    'SRID=4326;POINT(-118.2923 36.5786)',
    'SRID=4326;POINT EMPTY',
    'SRID=4326;POINT ZM (180 -90 1e308 -1e-308)',
    'SRID=4326;LINESTRING(-122.5 37.7,-122.4 37.8)',
    'SRID=4326;POLYGON((0 0,4 0,4 4,0 0),(1 0.5,2 0.5,2 1,1 0.5))',
    'SRID=4326;MULTIPOLYGON(((0 0,1 0,1 1,0 0)),((5 5,6 5,6 6,5 5)))',
    'GEOMETRYCOLLECTION(POINT(1 2),LINESTRING EMPTY)',
    `SRID=4326;LINESTRING(${Array.from({ length: 9_000 }, (_, n) => `${n / 100} ${n / 300}`).join(',')})`,
  ],
  int4range: ['empty', '[1,5)', '(,)', '[-2147483648,)'],
  integer: ['0', '2147483647', '-2147483648'],
  'integer[]': ['{}', '{NULL}', '{2147483647,NULL,-2147483648}', '[0:1]={1,2}'],
  interval: ['0', '-178000000 years', '1 year -2 mons +3 days -04:05:06.000007'],
  jsonb: [
    'null',
    '{}',
    '[]',
    '""',
    'true',
    '123456789012345678901234567890.000000000123456789',
    '{"": {"\\t\\n\\r\\\\\\"": [null, -0, 1e-20, "\\u0001 🐚 \\\\N \\\\."]}}',
    JSON.stringify({ texts: TEXTS }),
  ],
  numeric: ['NaN', '0', '0.000', '1e1000', '-123456789012345678901234567890.123456789'],
  'pgboss.job_state': ['created', 'retry', 'active', 'completed', 'cancelled', 'failed'],
  real: [...NUMBERS, '3.4028235e38', '-3.4028235e38', '1e-45'],
  smallint: ['0', '32767', '-32768'],
  text: TEXTS,
  'text[]': ['{}', '{NULL,"NULL",""}', toArray(TEXTS)],
  'timestamp with time zone': withZone,
  'timestamp with time zone[]': ['{}', '{NULL}', toArray(withZone)],
  'timestamp without time zone': INSTANTS,
  tsvector: ['', `'Doña':1A,3B '\\\\':2 'it''s'`],
  uuid: UUIDS,
  'uuid[]': ['{}', '{NULL}', toArray(UUIDS)],
};
