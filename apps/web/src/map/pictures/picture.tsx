import { IconPhotoOff } from '@tabler/icons-react';
import type { PictureSize } from '@waypost/contract';
import classes from './picture.module.css';
import { usePicture } from './use-picture.ts';

interface PictureProps {
  readonly code: string;
  readonly uuid: string;
  readonly size: PictureSize;
  /** The alternative text; empty where text stands beside it. */
  readonly alt: string;
  readonly className?: string | undefined;
}

/** A photograph of a feature, with placeholders while it loads and if it cannot be shown. */
export function Picture({ code, uuid, size, alt, className = '' }: PictureProps) {
  const { url, isFailed } = usePicture({ code, uuid }, size);
  if (isFailed) {
    return (
      <span className={`${classes.blank} ${className}`}>
        <IconPhotoOff size={20} stroke={1.5} aria-hidden />
      </span>
    );
  }
  if (url === null) return <span className={`${classes.blank} ${className}`} aria-hidden />;
  return <img src={url} alt={alt} className={className} draggable={false} />;
}
