import type { DataEntry, Feature } from '@waypost/contract';
import { type DataField, toGeojsonText } from '@waypost/geo';

/** Files have text, number and boolean values; other field types become text. */
function toDataField({ key, value, type }: DataEntry): DataField {
  return { key, value, type: ([1, 2, 3, 4] as const).find((one) => one === type) ?? 0 };
}

/** One feature as GeoJSON text. @param url the address of its page. */
export function toFeatureText({ geometry, properties }: Feature, url: string): string {
  const data = properties.data.map(toDataField);
  return toGeojsonText([{ geometry, properties: { ...properties, data, url } }]);
}
