import { settleDecode, toContext } from '../outcome/decode-fault.ts';
import type { DataField, Decoded, DecodeLimits } from '../outcome/decoded.ts';
import { createFeatureCollector } from '../outcome/feature-collector.ts';
import { toBaseName } from '../properties/property-text.ts';
import { type PhotoWords, readPhotoWords } from './photo-words.ts';

function toData({ direction, camera }: PhotoWords): DataField[] {
  const data: DataField[] = [];
  if (direction !== null) data.push({ key: 'direction', value: String(direction), type: 1 });
  if (camera !== '') data.push({ key: 'camera', value: camera, type: 0 });
  return data;
}

/** Decodes a photograph into a point where it was taken, with its time, the way it looks and the camera. */
export function decodePhoto(
  { name, bytes }: { name: string; bytes: Uint8Array },
  limits?: Partial<DecodeLimits>,
): Promise<Decoded> {
  const context = toContext(name, limits);
  return settleDecode(async () => {
    const words = await readPhotoWords(Uint8Array.from(bytes).buffer);
    const collector = createFeatureCollector(context);
    const title = toBaseName(name);
    const { position, takenAtMs, isZoneKnown } = words;
    if (position === null) collector.leave('no_position', title);
    else {
      collector.add([{ kind: 'point', position }], title, () => ({
        name: title,
        description: '',
        color: null,
        created_origin: takenAtMs,
        data: toData(words),
        folder: null,
      }));
      if (takenAtMs !== null && !isZoneKnown) collector.recorder.warn('no_zone');
    }
    const decoded = collector.finish('photo');
    if (decoded.ok || position !== null || takenAtMs === null) return decoded;
    return { ...decoded, unplaced: { name: title, takenAtMs, isZoneKnown, data: toData(words) } };
  });
}
