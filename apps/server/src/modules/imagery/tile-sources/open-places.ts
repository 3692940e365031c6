import { seal, unseal } from '../../../platform/seal.ts';
import type { TileSourceRow } from './store.ts';
import { type TilePlaces, tilePlaces } from './tile-places.ts';

/** What is sealed for a layer opens for no other. */
const toOwner = (organizationId: number, layerCode: string) => `tiles ${organizationId} ${layerCode}`;

export const sealPlaces = (
  places: TilePlaces,
  organizationId: number,
  layerCode: string,
  secret: Uint8Array,
): string => seal(JSON.stringify(places), secret, toOwner(organizationId, layerCode));

/** Where the tiles of a layer are; null: there is no address, or the secret of the installation is another one. */
export function openPlaces(
  { sealed, layer_code }: TileSourceRow,
  organizationId: number,
  secret: Uint8Array,
): TilePlaces | null {
  const text = sealed === null ? null : unseal(sealed, secret, toOwner(organizationId, layer_code));
  return text === null ? null : tilePlaces.parse(JSON.parse(text));
}
