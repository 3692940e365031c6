import classes from './dotted-name.module.css';

interface DottedNameProps {
  readonly name: string;
  readonly color: string;
}

/** The colour and name of a feature in a row, on one line. */
export function DottedName({ name, color }: DottedNameProps) {
  return (
    <>
      <span className={classes.dot} style={{ background: color }} />
      <span className={classes.name} title={name}>
        {name}
      </span>
    </>
  );
}
