import type { BeyondGlobe, OffGlobe } from '@waypost/geo';
import type { Translate } from '../../../i18n/i18n.ts';

/** The number of places in a report; the rest is counted. */
const MAX_PLACES = 5;

/** What is wrong with a coordinate: `latitude 95 is beyond 90`. As texts, numbers have the digits of the file. */
export function toBeyondText(t: Translate, { axis, value, limit }: BeyondGlobe): string {
  return t(`fileViewer.offGlobe.${axis}`, { value: String(value), limit: String(limit) });
}

function toPlaceText(t: Translate, beyond: OffGlobe['places'][number]): string {
  const { name, place } = beyond;
  const values = { ...place, name, fault: toBeyondText(t, beyond) };
  const isNamed = name !== '';
  if ('line' in place) return t(`fileViewer.offGlobe.${isNamed ? 'namedLine' : 'line'}`, values);
  if ('row' in place) return t(`fileViewer.offGlobe.${isNamed ? 'namedRow' : 'row'}`, values);
  return t(`fileViewer.offGlobe.${isNamed ? 'namedItem' : 'item'}`, values);
}

/** Which features of a file are off the globe, a line each: `Line 3: latitude 95 is beyond 90`. */
export function toOffGlobeLines(t: Translate, { count, places }: OffGlobe): string[] {
  const said = places.slice(0, MAX_PLACES);
  const more = count - said.length;
  return [
    ...said.map((beyond) => toPlaceText(t, beyond)),
    ...(more > 0 ? [t('fileViewer.offGlobe.more', { count: more })] : []),
  ];
}
