import { useState } from 'react';
import classes from './initials-avatar.module.css';

/** Colours with a contrast of 4.5:1 to white text. */
const COLORS = ['#7a4bc2', '#12765f', '#b83a10', '#0b6bb8', '#a8326e', '#5c6b1f', '#8a5a00', '#3d4fb8'];

/** The colour of a person, also where their picture is not. */
export function toPersonColor(seed: number): string {
  return COLORS[seed % COLORS.length] ?? '#3d4fb8';
}

/** The initials of the first and the last word. */
export function toInitials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => [...(word ?? '')][0] ?? '',
  );
  return letters.join('').toLocaleUpperCase() || '?';
}

interface InitialsAvatarProps {
  readonly name: string;
  /** The seed of the colour, stable for the same object. */
  readonly seed: number;
  readonly size?: number;
  readonly shape?: 'round' | 'square';
  /** A picture that replaces the initials once loaded. */
  readonly url?: string | null | undefined;
}

/** The picture of a person or an organization, or its initials on a colour. Decorative: the name stands beside it. */
export function InitialsAvatar({ name, seed, size = 28, shape = 'round', url = null }: InitialsAvatarProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const initials = toInitials(name);
  if (url !== null && url !== failedUrl) {
    return (
      <img
        src={url}
        alt=""
        width={size}
        height={size}
        className={classes.avatar}
        data-shape={shape}
        onError={() => setFailedUrl(url)}
      />
    );
  }
  return (
    <span
      aria-hidden
      className={classes.avatar}
      data-initials={shape === 'square' ? [...initials][0] : initials}
      data-shape={shape}
      style={{
        width: size,
        height: size,
        fontSize: Math.round(size * (shape === 'square' ? 0.55 : 0.4)),
        background: toPersonColor(seed),
      }}
    />
  );
}
