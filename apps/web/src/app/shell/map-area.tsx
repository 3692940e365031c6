import { MapHost } from '../../map/map-host.tsx';
import { useOpenFiles } from '../../modules/imports/index.ts';

/** The map, with files dropped on it going to the file viewer. */
export function MapArea() {
  return <MapHost onFiles={useOpenFiles()} />;
}
