import { Button } from '@mantine/core';
import { IconMapPinCheck } from '@tabler/icons-react';
import { formatCoordinates } from '@waypost/geo';
import { useTranslate } from '../../../i18n/i18n.ts';
import { bringIntoView } from '../../../map/engine/engine-holder.ts';
import type { Board } from '../board/board.ts';
import type { Drawing } from '../board/board-state.ts';
import classes from '../form/feature-form.module.css';

interface PhotoPositionOfferProps {
  readonly board: Board;
  readonly drawing: Drawing;
}

/** Offers the position of the first geotagged photograph for a point. */
export function PhotoPositionOffer({ board, drawing: { id, geometry, form } }: PhotoPositionOfferProps) {
  const t = useTranslate();
  if (geometry.type !== 'Point') return null;
  const photo = form.images.find((image) => 'file' in image && image.takenAt != null);
  const takenAt = photo !== undefined && 'file' in photo ? photo.takenAt : null;
  if (photo === undefined || !('file' in photo) || takenAt == null) return null;
  const [lng, lat] = takenAt;
  if (geometry.coordinates[0] === lng && geometry.coordinates[1] === lat) return null;
  const use = () => {
    board.handle({
      type: 'drawing.edited',
      id,
      geometry: { type: 'Point', coordinates: [lng, lat] },
      vertex: null,
      isFinal: true,
    });
    bringIntoView([lng, lat, lng, lat]);
  };
  return (
    <div className={classes.offer} role="status">
      <p>
        {t('drawing.photoPosition.text', {
          name: photo.file.name,
          position: formatCoordinates([lng, lat], 'DD'),
        })}
      </p>
      <Button
        variant="default"
        size="compact-md"
        leftSection={<IconMapPinCheck size={16} stroke={1.5} aria-hidden />}
        onClick={use}
      >
        {t('drawing.photoPosition.use')}
      </Button>
    </div>
  );
}
