import { z } from 'zod';
import { idParam, noContent } from '../common.ts';
import { binary, endpoint } from '../endpoint.ts';
import { imageLook, imageLooks, LOOK_CHANGES_PER_MINUTE, LOOK_PREVIEWS_PER_MINUTE } from './image-looks.ts';
import { imageRetry, layerImage } from './images.ts';

const params = z.object({ org_id: idParam, layer_id: z.uuid().transform((code) => code.toLowerCase()) });
const read = { kind: 'organization', needs: 'layer:read', organization_id: 'params.org_id' } as const;
const make = { ...read, needs: 'layer:create' } as const;
const change = { ...read, needs: 'layer:update' } as const;
const errors = ['organization_not_found', 'layer_not_found', 'layer_without_image'] as const;

/**
 * Pictures of one's own. A layer of the kind `images` is created with the size of its file, which is then sent by
 * tus 1.0.0: what is not a field here is in the protocol's headers.
 */
export const imageEndpoints = {
  getLayerImage: endpoint({
    method: 'GET',
    path: '/org/{org_id}/layers/{layer_id}/image',
    summary: 'The picture of a layer, and how far it is',
    params,
    response: layerImage,
    errors,
    access: read,
  }),
  getImageOffset: endpoint({
    method: 'HEAD',
    path: '/org/{org_id}/layers/{layer_id}/image/upload',
    summary: 'How much of a picture has arrived',
    params,
    response: noContent,
    status: 204,
    errors: [...errors, 'upload_version_unsupported'],
    access: make,
  }),
  appendImage: endpoint({
    method: 'PATCH',
    path: '/org/{org_id}/layers/{layer_id}/image/upload',
    summary: 'Send the next piece of a picture; with the last one it is made ready to be shown',
    params,
    response: noContent,
    status: 204,
    stream: 'application/offset+octet-stream',
    errors: [...errors, 'upload_offset_wrong', 'upload_version_unsupported'],
    access: make,
  }),
  retryImage: endpoint({
    method: 'POST',
    path: '/org/{org_id}/layers/{layer_id}/image/retry',
    summary: 'Make a picture ready again after that failed, perhaps in another coordinate system',
    params,
    body: imageRetry,
    response: layerImage,
    errors: [...errors, 'image_not_failed', 'image_gone'],
    access: make,
  }),
  getImageLook: endpoint({
    method: 'GET',
    path: '/org/{org_id}/layers/{layer_id}/image/look',
    summary: 'The bands of the picture of a layer, and how they are drawn',
    params,
    response: imageLooks,
    errors: [...errors, 'image_not_shown', 'image_without_look'],
    access: change,
  }),
  previewImageLook: endpoint({
    method: 'POST',
    path: '/org/{org_id}/layers/{layer_id}/image/look/preview',
    summary: 'A small picture in a look that is not kept; of the middle, if it is too large to be read whole',
    params,
    body: imageLook,
    response: binary('image/png'),
    errors: [...errors, 'image_not_shown', 'image_without_look'],
    access: change,
    ratePerMinute: LOOK_PREVIEWS_PER_MINUTE,
  }),
  putImageLook: endpoint({
    method: 'PUT',
    path: '/org/{org_id}/layers/{layer_id}/image/look',
    summary: 'Draw the picture of a layer in another look for everybody',
    params,
    body: imageLook,
    response: imageLooks,
    errors: [...errors, 'image_not_shown', 'image_without_look'],
    access: change,
    ratePerMinute: LOOK_CHANGES_PER_MINUTE,
  }),
};
