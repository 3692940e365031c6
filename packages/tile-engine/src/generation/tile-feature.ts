/** The geometries that the engine draws, in degrees, `[lng, lat]`. Altitudes are ignored. */
export type TileGeometry =
  | { readonly type: 'Point'; readonly coordinates: readonly number[] }
  | { readonly type: 'LineString'; readonly coordinates: readonly (readonly number[])[] }
  /** A line across the 180th meridian. */
  | {
      readonly type: 'MultiLineString';
      readonly coordinates: readonly (readonly (readonly number[])[])[];
    }
  | { readonly type: 'Polygon'; readonly coordinates: readonly (readonly (readonly number[])[])[] }
  | {
      readonly type: 'MultiPolygon';
      readonly coordinates: readonly (readonly (readonly (readonly number[])[])[])[];
    };

/** One feature: the properties that tiles carry and those that filters use. */
export interface TileFeature {
  readonly code: string;
  readonly name: string;
  readonly color: string;
  readonly shared: boolean;
  /** Time of observation, in milliseconds since 1970. */
  readonly created_origin_ms: number;
  /** The uuid of its first photograph. */
  readonly picture: string | null;
  readonly geometry: TileGeometry;
  readonly is_static?: boolean;
  readonly has_resources?: boolean;
  readonly member_id?: number | null;
  readonly template_id?: number | null;
  readonly project_id?: number;
}

/** What a geometry is drawn as; areas are polygons of either type. */
export type TileKind = 'point' | 'line' | 'area';

/** A filter; fields that are not set match everything. Times are in milliseconds, and ranges include both ends. */
export interface TileFilter {
  readonly shared?: boolean | undefined;
  readonly is_static?: boolean | undefined;
  readonly has_resources?: boolean | undefined;
  readonly from_ms?: number | undefined;
  readonly until_ms?: number | undefined;
  /** Created by any of these people. */
  readonly member_ids?: readonly number[] | undefined;
  readonly template_ids?: readonly number[] | undefined;
  readonly project_ids?: readonly number[] | undefined;
  /** Of these projects only Public features, beside all features of `project_ids`, which are none if it is not set. */
  readonly public_project_ids?: readonly number[] | undefined;
  readonly kinds?: readonly TileKind[] | undefined;
  /** One of these codes: for conditions that only the database can evaluate, such as full-text search. */
  readonly codes?: readonly string[] | undefined;
}

/** `[west, south, east, north]` in degrees. */
export type Bbox = readonly [number, number, number, number];
