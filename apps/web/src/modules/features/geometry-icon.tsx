import { IconLine, IconMapPin, IconPolygon, type IconProps } from '@tabler/icons-react';
import type { GeometryType } from '@waypost/contract';

const ICONS = {
  Point: IconMapPin,
  LineString: IconLine,
  Polygon: IconPolygon,
  MultiPolygon: IconPolygon,
} as const;

/** The icon of a geometry type; decorative, since its name stands beside it. */
export function GeometryIcon({ type, ...props }: IconProps & { readonly type: GeometryType }) {
  const Glyph = ICONS[type];
  return <Glyph stroke={1.5} aria-hidden {...props} />;
}
