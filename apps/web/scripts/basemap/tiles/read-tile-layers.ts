/** A layer for tests: its number of features and the texts among its values. */
export type TileLayer = { features: number; strings: string[] };

/** Reads names, counts and texts of a vector tile (version 2 of the specification), and skips the rest. */
export function readTileLayers(bytes: Uint8Array): Map<string, TileLayer> {
  const layers = new Map<string, TileLayer>();
  for (const { field, data } of readFields(bytes)) {
    if (field !== 3) continue;
    const parts = readFields(data);
    const name = parts.find((part) => part.field === 1);
    const values = parts.filter((part) => part.field === 4).flatMap((part) => readFields(part.data));
    layers.set(toText(name?.data), {
      features: parts.filter((part) => part.field === 2).length,
      strings: values.filter((part) => part.field === 1).map((part) => toText(part.data)),
    });
  }
  return layers;
}

type Field = { field: number; data: Uint8Array };

/** Fields of a protobuf message; numbers come as empty data. */
function readFields(bytes: Uint8Array): Field[] {
  const fields: Field[] = [];
  let at = 0;
  const readVarint = () => {
    let value = 0;
    for (let shift = 1; ; shift *= 128) {
      const byte = bytes[at] ?? 0;
      at += 1;
      value += (byte & 127) * shift;
      if (byte < 128) return value;
    }
  };
  while (at < bytes.length) {
    const tag = readVarint();
    const wire = tag & 7;
    const start = at;
    if (wire === 2) {
      const length = readVarint();
      fields.push({ field: tag >> 3, data: bytes.subarray(at, at + length) });
      at += length;
      continue;
    }
    if (wire === 0) readVarint();
    else at = start + (wire === 1 ? 8 : 4);
    fields.push({ field: tag >> 3, data: new Uint8Array() });
  }
  return fields;
}

function toText(data: Uint8Array | undefined): string {
  return new TextDecoder().decode(data ?? new Uint8Array());
}
