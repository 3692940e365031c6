import { Mark } from '../page/mark.tsx';
import classes from './busy-screen.module.css';

/** A full screen that says what is in progress. */
export function BusyScreen({ text }: { text: string }) {
  return (
    <div className={classes.screen} role="status">
      <Mark size={40} />
      <p className={classes.text}>{text}</p>
      <span className={classes.bar} aria-hidden />
    </div>
  );
}
