import { MAX_PICTURE_ZOOM } from '@waypost/contract';
import type { Tx } from '../../../platform/db/database.ts';
import { createUuidV7 } from '../../../platform/db/uuid-v7.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { openPicture } from '../pictures/open-picture.ts';
import { changeImage, toArea } from './image-kind.ts';
import { findImage, insertImage } from './store.ts';

/** A GeoTIFF that is kept already, and small enough to be shown as it is. */
export interface RecordedImage {
  readonly organizationId: number;
  readonly memberId: number;
  /** Of its layer, which has to be of this kind. */
  readonly layerCode: string;
  readonly fileName: string;
  readonly digest: string;
  readonly byteSize: number;
}

/** Stores a picture of one’s own that is ready, without an upload; call it last in the transaction. @throws RasterError. */
export async function recordImage(tx: Tx, storage: Storage, recorded: RecordedImage): Promise<void> {
  const { digest, byteSize: byte_size } = recorded;
  const { width, height, maxZoom, bounds } = await openPicture(storage, { digest, byte_size });
  const image_id = createUuidV7();
  await insertImage(tx, {
    image_id,
    organization_id: recorded.organizationId,
    layer_code: recorded.layerCode,
    member_id: recorded.memberId,
    file_name: recorded.fileName,
    byte_size,
    epsg: null,
  });
  const image = await findImage(tx, image_id);
  if (image === null) throw new Error('A picture is not there after it was stored.');
  const facts = { max_zoom: Math.min(maxZoom, MAX_PICTURE_ZOOM) };
  await changeImage(tx, image, { status: 0, digest, width, height }, { facts, aoi: toArea(bounds) });
}
