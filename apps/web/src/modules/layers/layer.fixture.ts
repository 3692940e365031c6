import type { Layer } from '@waypost/contract';

/** A code whose end is `short`, for tests. */
export const toCode = (short: number): string =>
  `01890000-0000-7000-8000-0000${short.toString(16).padStart(8, '0')}`;

export const GROUP_TYPE = 100;
export const FOLDER_TYPE = 5;

/** A layer for tests; the parts that matter are given. */
export function makeLayer(
  short: number,
  {
    type = FOLDER_TYPE,
    parent = null,
    visible = true,
    name = `Layer ${short}`,
    ...over
  }: {
    readonly type?: number;
    readonly parent?: number | null;
    readonly visible?: boolean;
    readonly name?: string;
  } & Partial<Pick<Layer, 'choice' | 'status' | 'geometry' | 'opacity' | 'taken_on' | 'color_by'>> = {},
): Layer {
  const code = toCode(short);
  return {
    type: 'Feature',
    uuid: code,
    code,
    geometry: null,
    properties: { organization_id: 3, name, type, visible, layer: {}, unknown_filters: [], code },
    status: 0,
    opacity: 1,
    planet_order_id: null,
    taken_on: null,
    color_by: null,
    parent_code: parent === null ? null : toCode(parent),
    position: 'a0',
    choice: { top: null, bottom: null, opacity: null },
    member_id: 1,
    member_display_name: 'Ana',
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-01T00:00:00Z',
    ...over,
  };
}
