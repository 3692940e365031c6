import type { Resource } from '@waypost/contract';
import { useTranslate } from '../../../i18n/i18n.ts';
import { Picture } from '../../../map/pictures/picture.tsx';
import classes from './picture-button.module.css';

interface PictureButtonProps {
  readonly code: string;
  readonly picture: Resource;
  readonly onOpen: (uuid: string) => void;
}

/** A square thumbnail as wide as its place; a click opens the picture enlarged. */
export function PictureButton({ code, picture: { uuid, file_name }, onOpen }: PictureButtonProps) {
  const t = useTranslate();
  return (
    <button
      type="button"
      className={classes.cell}
      aria-label={t('features.openPhotograph', { name: file_name })}
      onClick={() => onOpen(uuid)}
    >
      <Picture code={code} uuid={uuid} size="thumbnail" alt="" className={classes.picture} />
    </button>
  );
}
