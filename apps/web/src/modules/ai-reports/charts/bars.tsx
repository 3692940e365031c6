import classes from './charts.module.css';
import type { ChartProps } from './columns.tsx';

/** Bars in the order of their values. Each opens its fact. */
export function Bars({ title, values, open, onFact }: ChartProps) {
  const greatest = Math.max(...values.map(({ value }) => value));
  return (
    <figure className={classes.chart}>
      <figcaption className={classes.title}>{title}</figcaption>
      <ol className={classes.bars}>
        {values.map(({ fact, label, value, text }) => (
          <li key={fact}>
            <button
              type="button"
              aria-expanded={fact === open}
              onClick={() => onFact(fact === open ? null : fact)}
            >
              <span className={classes.barName}>{label}</span>
              <span className={classes.track}>
                <span className={classes.bar} style={{ width: `${(value / greatest) * 100}%` }} />
              </span>
              <span className={classes.value}>{text}</span>
            </button>
          </li>
        ))}
      </ol>
    </figure>
  );
}
