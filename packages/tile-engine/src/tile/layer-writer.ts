import { createNumberMap } from '../arrays/number-map.ts';
import type { TextTable } from '../arrays/text-table.ts';
import { EXTENT } from '../grid/grid.ts';
import { type ByteWriter, createByteWriter, sizeOfVarint } from './byte-writer.ts';

/** Mapbox Vector Tile Specification 2.1 (github.com/mapbox/vector-tile-spec): field number and wire type in the low three bits. */
const TILE_LAYER = 0x1a;
const LAYER = { name: 0x0a, features: 0x12, keys: 0x1a, values: 0x22, extent: 0x28, version: 0x78 } as const;
const FEATURE = { tags: 0x12, type: 0x18, geometry: 0x22 } as const;
const VALUE = { text: 0x0a, uint: 0x28, boolean: 0x38 } as const;
const SPEC_VERSION = 2;

export const GEOMETRY = { point: 1, line: 2, area: 3 } as const;
type GeometryKind = (typeof GEOMETRY)[keyof typeof GEOMETRY];

const COMMAND = { moveTo: 1, lineTo: 2, closePath: 7 } as const;

/** Writes one layer of a tile: first the values, then the feature that refers to them. */
export interface LayerWriter {
  readonly featureCount: number;
  clear(): void;
  /** A value of the next feature. @param slot identifies the text together with `id`. */
  text(key: number, table: TextTable, index: number, slot: number, id: number): void;
  /** As `text`, for a text that is unique to the feature. */
  ownText(key: number, table: TextTable, index: number): void;
  uint(key: number, value: number): void;
  boolean(key: number, value: boolean): void;
  /** A path of the next feature, in tile units: pairs of columns and rows. */
  path(kind: GeometryKind, places: readonly number[]): void;
  point(x: number, y: number): void;
  /** Ends the feature. */
  end(kind: GeometryKind): void;
  /** Writes the layer into a tile; nothing if it has no features. */
  finish(tile: ByteWriter): void;
}

/** Slots of `text` are below; numbers and booleans share the map. The hash of the map drops seven bits, so no more. */
const SLOTS = 128;
const UINT_SLOT = 126;
const BOOLEAN_SLOT = 127;
/** How many slots `text` may use. */
export const TEXT_SLOTS = UINT_SLOT;

const encoder = new TextEncoder();

export function createLayerWriter(name: string, keys: readonly string[]): LayerWriter {
  const [features, values, tags, geometry] = [
    createByteWriter(),
    createByteWriter(),
    createByteWriter(),
    createByteWriter(),
  ];
  const known = createNumberMap();
  const head = encoder.encode(name);
  const keyBytes = keys.map((key) => encoder.encode(key));
  let featureCount = 0;
  let valueCount = 0;
  // The cursor: geometry commands are relative.
  let [penX, penY] = [0, 0];

  function tag(key: number, value: number): void {
    tags.varint(key);
    tags.varint(value);
  }

  /** Refers to an existing value, or to the next one. @returns whether it has to be written. */
  function nameValue(key: number, slot: number, id: number): boolean {
    const at = id * SLOTS + slot;
    const before = known.get(at);
    tag(key, before < 0 ? valueCount : before);
    if (before >= 0) return false;
    known.set(at, valueCount);
    valueCount += 1;
    return true;
  }

  function writeText({ starts, bytes }: TextTable, index: number): void {
    const from = starts[index] ?? 0;
    const length = (starts[index + 1] ?? from) - from;
    values.byte(LAYER.values);
    values.varint(1 + sizeOfVarint(length) + length);
    values.byte(VALUE.text);
    values.varint(length);
    values.copy(bytes, from, from + length);
  }

  function writeNumber(field: number, value: number): void {
    values.byte(LAYER.values);
    values.varint(1 + sizeOfVarint(value));
    values.byte(field);
    values.varint(value);
  }

  function step(x: number, y: number): void {
    const [dx, dy] = [x - penX, y - penY];
    // Zigzag encoding, so that small negative steps are short.
    geometry.varint(((dx << 1) ^ (dx >> 31)) >>> 0);
    geometry.varint(((dy << 1) ^ (dy >> 31)) >>> 0);
    penX = x;
    penY = y;
  }

  const command = (id: number, count: number) => geometry.varint((id & 0x7) | (count << 3));

  return {
    get featureCount() {
      return featureCount;
    },
    clear() {
      for (const writer of [features, values, tags, geometry]) writer.clear();
      known.clear();
      featureCount = 0;
      valueCount = 0;
      penX = 0;
      penY = 0;
    },
    text(key, table, index, slot, id) {
      if (nameValue(key, slot, id)) writeText(table, index);
    },
    ownText(key, table, index) {
      writeText(table, index);
      tag(key, valueCount);
      valueCount += 1;
    },
    uint(key, value) {
      if (nameValue(key, UINT_SLOT, value)) writeNumber(VALUE.uint, value);
    },
    boolean(key, value) {
      if (nameValue(key, BOOLEAN_SLOT, Number(value))) writeNumber(VALUE.boolean, Number(value));
    },
    point(x, y) {
      command(COMMAND.moveTo, 1);
      step(x, y);
    },
    path(kind, places) {
      command(COMMAND.moveTo, 1);
      step(places[0] ?? 0, places[1] ?? 0);
      command(COMMAND.lineTo, places.length / 2 - 1);
      for (let at = 2; at < places.length; at += 2) step(places[at] ?? 0, places[at + 1] ?? 0);
      if (kind === GEOMETRY.area) command(COMMAND.closePath, 1);
    },
    end(kind) {
      const size =
        1 + sizeOfVarint(tags.length) + tags.length + 2 + 1 + sizeOfVarint(geometry.length) + geometry.length;
      features.byte(LAYER.features);
      features.varint(size);
      features.byte(FEATURE.tags);
      features.varint(tags.length);
      features.copy(tags.memory, 0, tags.length);
      features.byte(FEATURE.type);
      features.byte(kind);
      features.byte(FEATURE.geometry);
      features.varint(geometry.length);
      features.copy(geometry.memory, 0, geometry.length);
      tags.clear();
      geometry.clear();
      penX = 0;
      penY = 0;
      featureCount += 1;
    },
    finish(tile) {
      if (featureCount === 0) return;
      const named = [head, ...keyBytes];
      const texts = named.reduce((sum, text) => sum + 1 + sizeOfVarint(text.length) + text.length, 0);
      tile.byte(TILE_LAYER);
      tile.varint(texts + features.length + values.length + 1 + sizeOfVarint(EXTENT) + 2);
      named.forEach((text, index) => {
        tile.byte(index === 0 ? LAYER.name : LAYER.keys);
        tile.varint(text.length);
        tile.copy(text, 0, text.length);
      });
      tile.copy(features.memory, 0, features.length);
      tile.copy(values.memory, 0, values.length);
      tile.byte(LAYER.extent);
      tile.varint(EXTENT);
      tile.byte(LAYER.version);
      tile.byte(SPEC_VERSION);
    },
  };
}
