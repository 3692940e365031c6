import type { CSSProperties } from 'react';
import classes from './charts.module.css';

/** A value of a chart, and the fact that holds it; null for a period without features, which has none. */
export interface ChartValue {
  readonly fact: string | null;
  /** Below or beside it. */
  readonly label: string;
  /** The label below a column, if it is shorter. */
  readonly short?: string;
  readonly value: number;
  /** The value as it is written. */
  readonly text: string;
}

export interface ChartProps {
  readonly title: string;
  readonly values: readonly ChartValue[];
  /** The fact whose card is open. */
  readonly open: string | null;
  readonly onFact: (id: string | null) => void;
}

/** From this many columns on, only some have room for their label. */
const MAX_LABELS = 12;

/** Columns in the order of time. Each opens its fact; one without is a gap. */
export function Columns({ title, values, open, onFact }: ChartProps) {
  const greatest = Math.max(...values.map(({ value }) => value));
  const top = values.findIndex(({ value }) => value === greatest);
  const every = Math.ceil(values.length / MAX_LABELS);
  return (
    <figure className={classes.chart}>
      <figcaption className={classes.title}>{title}</figcaption>
      <ol className={classes.columns} data-labels={every === 1 ? 'all' : 'some'}>
        {values.map(({ fact, label, short = label, value, text }, index) => (
          // Its place in time is what tells it from the others: a label may come twice.
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns are always all of them, in the order of time.
          <li key={index} data-top={value === greatest}>
            {fact !== null && (
              <button
                type="button"
                aria-label={`${label}: ${text}`}
                title={`${label}: ${text}`}
                aria-expanded={fact === open}
                onClick={() => onFact(fact === open ? null : fact)}
              >
                {(every === 1 || index === top) && <span className={classes.value}>{text}</span>}
                <span
                  className={classes.column}
                  // A property of the style sheet, which React's type does not name.
                  style={{ '--share': value / greatest } as CSSProperties}
                />
              </button>
            )}
            <span className={classes.label} aria-hidden>
              {index % every === 0 ? short : ''}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
