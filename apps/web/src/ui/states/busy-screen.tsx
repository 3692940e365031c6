import { Mark } from '../page/mark.tsx';
import classes from './busy-screen.module.css';

/** A whole screen that says what is going on. */
export function BusyScreen({ text }: { text: string }) {
  return (
    <div className={classes.screen} role="status">
      <Mark size={40} />
      <p className={classes.text}>{text}</p>
      <span className={classes.bar} aria-hidden />
    </div>
  );
}
