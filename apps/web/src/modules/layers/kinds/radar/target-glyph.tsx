import classes from './target-glyph.module.css';

interface TargetGlyphProps {
  readonly isAis: boolean;
  readonly isActive: boolean;
}

/** The shape of a target on the map: full with AIS, hollow of the radar alone; paler once it has left. */
export function TargetGlyph({ isAis, isActive }: TargetGlyphProps) {
  return (
    <svg
      className={classes.glyph}
      data-active={isActive}
      viewBox="0 0 22 22"
      width="18"
      height="18"
      aria-hidden="true"
    >
      {isAis ? (
        <path d="M11 2 17.5 19 11 15.4 4.5 19Z" fill="currentColor" />
      ) : (
        <path
          d="M11 2 12.4 6.2 17 12.3 11 18.4 5 12.3 9.6 6.2Z"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
}
