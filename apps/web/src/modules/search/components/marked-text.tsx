import { markWords } from '../mark-words.ts';
import classes from './marked-text.module.css';

/** A name with its matches marked. */
export function MarkedText({ name, typed }: { name: string; typed: string }) {
  return markWords(name, typed).map((piece, index) =>
    piece.isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity but their place
      <mark key={index} className={classes.mark}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}
