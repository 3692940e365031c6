import type { Variable, VariableResult } from '@waypost/contract';
import { type PointerEvent, useState } from 'react';
import { useLocale, useTranslate } from '../../../../i18n/i18n.ts';
import { toNumberText } from '../../../../i18n/to-number-text.ts';
import { formatMeasured } from './format-measured.ts';
import { findNearest, plotValues } from './plot-values.ts';
import classes from './variables.module.css';

const WIDTH = 340;
const HEIGHT = 190;
const FRAME = { left: 40, right: WIDTH - 10, top: 12, bottom: HEIGHT - 26 };

interface VariableChartProps {
  readonly variable: Variable;
  /** At least one, oldest first. */
  readonly results: readonly VariableResult[];
}

export const toValue = ({ properties }: VariableResult): number => properties.statistics[0]?.value ?? 0;

/** The mean of an area over time; pointer and arrow keys read single values. */
export function VariableChart({ variable, results }: VariableChartProps) {
  const t = useTranslate();
  const locale = useLocale();
  const [chosen, setChosen] = useState(results.length - 1);
  const index = Math.min(chosen, results.length - 1);
  const values = results.map((one) => ({ at: Date.parse(one.item_datetime), value: toValue(one) }));
  const { points, ticks } = plotValues(values, FRAME);
  const unit = t(`variables.units.${variable}`);
  const toText = (one: VariableResult | undefined) =>
    one === undefined ? '' : `${toNumberText(toValue(one), locale, { maximumFractionDigits: 2 })} ${unit}`;
  const toDay = (one: VariableResult | undefined) =>
    one === undefined ? '' : formatMeasured(one.item_datetime, locale);
  const read = ({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) => {
    const box = currentTarget.getBoundingClientRect();
    setChosen(findNearest(points, ((clientX - box.left) / box.width) * WIDTH));
  };
  const [first, last] = [results[0], results.at(-1)];
  const point = points[index];
  return (
    <figure className={classes.chart}>
      <figcaption>{t('variables.chart')}</figcaption>
      <div className={classes.plot}>
        <input
          type="range"
          className={`wp-visually-hidden ${classes.keys}`}
          aria-label={t('variables.chart')}
          aria-valuetext={`${toDay(results[index])}: ${toText(results[index])}`}
          min={0}
          max={results.length - 1}
          value={index}
          onChange={(event) => setChosen(Number(event.currentTarget.value))}
        />
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden onPointerMove={read} onPointerDown={read}>
          {ticks.map(({ value, y }) => (
            <g key={value}>
              <line className={classes.grid} x1={FRAME.left} x2={FRAME.right} y1={y} y2={y} />
              <text className={classes.label} x={FRAME.left - 6} y={y + 4} textAnchor="end">
                {toNumberText(value, locale, { maximumFractionDigits: 2 })}
              </text>
            </g>
          ))}
          <text className={classes.label} x={FRAME.left} y={HEIGHT - 6}>
            {toDay(first)}
          </text>
          {results.length > 1 && (
            <text className={classes.label} x={FRAME.right} y={HEIGHT - 6} textAnchor="end">
              {toDay(last)}
            </text>
          )}
          <polyline className={classes.line} points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
          {points.map(({ x, y }) => (
            <circle key={x} className={classes.dot} cx={x} cy={y} r={2.5} />
          ))}
          {point !== undefined && (
            <>
              <line className={classes.cursor} x1={point.x} x2={point.x} y1={FRAME.top} y2={FRAME.bottom} />
              <circle className={classes.chosen} cx={point.x} cy={point.y} r={5} />
            </>
          )}
        </svg>
      </div>
      <p className={classes.read}>
        {toDay(results[index])}: <strong>{toText(results[index])}</strong>
      </p>
      <p className={classes.hint}>{t('variables.chartHint')}</p>
    </figure>
  );
}
