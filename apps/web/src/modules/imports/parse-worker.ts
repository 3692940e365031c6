import { bboxOf, type DecodedFeature, decodeInBatches } from '@waypost/geo';
import { toFileDigest } from './file-digest.ts';
import { listGeometryIssues } from './geometry-issues.ts';
import { lookAtOutline } from './look-at-outline.ts';
import { packGeometry } from './packed-geometry.ts';
import type { ParseAnswer, ParseMessage, ParseRequest, Recolored, SentFeature } from './parse-messages.ts';
import { toSlices } from './to-slices.ts';

/** So much at once: the page unpacks it in a few milliseconds, and has its hands free in between. */
const BATCH = { items: 100, positions: 5_000 };

function say(message: ParseMessage): void {
  self.postMessage(message);
}

function toSent(decoded: DecodedFeature): SentFeature {
  const feature = lookAtOutline(decoded);
  const { geometry } = feature;
  const packed = packGeometry(geometry);
  if (packed === null) return feature;
  return {
    ...feature,
    geometry: packed,
    geometryIssues: listGeometryIssues(geometry),
    box: bboxOf(geometry),
  };
}

async function read({ id, file }: ParseRequest): Promise<ParseAnswer> {
  const digest = await toFileDigest(file);
  const recolored: Recolored[] = [];
  const source = {
    name: file.name,
    size: file.size,
    read: async (from: number, to: number) => new Uint8Array(await file.slice(from, to).arrayBuffer()),
  };
  const take = (features: readonly DecodedFeature[]) => {
    for (const slice of toSlices(features, BATCH)) {
      say({ id, kind: 'features', features: slice.map(toSent) });
    }
  };
  const recolor = (index: number, color: string | null) => recolored.push([index, color]);
  return { decoded: await decodeInBatches(source, { take, recolor }), recolored, digest };
}

// Files of any size are read here, so that the map and the page stay in motion meanwhile.
self.addEventListener('message', ({ data }: MessageEvent<ParseRequest>) => {
  const { id } = data;
  void read(data).then(
    (answer) => say({ id, kind: 'read', answer }),
    (error: unknown) => say({ id, kind: 'unreadable', reason: String(error) }),
  );
});
