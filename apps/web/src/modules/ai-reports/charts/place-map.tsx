import type { Fact } from '@waypost/contract';
import { useResolvedTheme } from '../../../ui/theme/preferences.ts';
import classes from './charts.module.css';
import { type MapFrame, toGrid, toMapFrame } from './map-frame.ts';
import { type ShownBase, useBasePicture } from './use-base-picture.ts';

interface PlaceMapProps {
  readonly title: string;
  /** Facts with a place. */
  readonly facts: readonly Fact[];
  readonly toLabel: (fact: Fact) => string;
  readonly open: string | null;
  readonly onFact: (id: string | null) => void;
}

const WIDTH = 640;
const HEIGHT = 300;
const LEAST_RADIUS = 9;
const GREATEST_RADIUS = 24;

/** A small map of the places that facts name: a circle for each, whose area is the number of features. */
export function PlaceMap({ title, facts, toLabel, open, onFact }: PlaceMapProps) {
  const placed = facts.flatMap((fact) => (fact.place === null ? [] : [{ fact, place: fact.place }]));
  const frame = toMapFrame(
    placed.map(({ place }) => place),
    { width: WIDTH, height: HEIGHT, margin: GREATEST_RADIUS + 14 },
  );
  const isDark = useResolvedTheme() === 'dark';
  const shown = useBasePicture(frame, isDark ? 'dark' : 'light');
  // Paper is white.
  const printed = useBasePicture(frame, isDark ? 'light' : null);
  const greatest = Math.max(...placed.map(({ fact }) => fact.features));
  const toRadius = ({ features }: Fact) =>
    Math.max(LEAST_RADIUS, Math.sqrt(features / greatest) * GREATEST_RADIUS);
  return (
    <figure className={classes.chart}>
      <figcaption className={classes.title}>{title}</figcaption>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons in a picture, for which HTML has none. */}
      <svg className={classes.map} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="group" aria-label={title}>
        {shown === null ? (
          <Grid frame={frame} />
        ) : (
          <>
            <Base shown={shown} className={printed === null ? undefined : classes.screenOnly} />
            {printed !== null && <Base shown={printed} className={classes.printOnly} />}
          </>
        )}
        {placed.map(({ fact, place }) => {
          const [x, y] = frame.project(place);
          return (
            // biome-ignore lint/a11y/useSemanticElements: a button in a picture, for which HTML has none.
            <g
              key={fact.id}
              role="button"
              tabIndex={0}
              className={classes.place}
              aria-label={toLabel(fact)}
              aria-expanded={fact.id === open}
              onClick={() => onFact(fact.id === open ? null : fact.id)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' && event.key !== ' ') return;
                event.preventDefault();
                onFact(fact.id === open ? null : fact.id);
              }}
            >
              <title>{toLabel(fact)}</title>
              <circle cx={x} cy={y} r={toRadius(fact)} />
              <text x={x} y={y} className={classes.placeCount} aria-hidden>
                {fact.features}
              </text>
            </g>
          );
        })}
      </svg>
      {shown !== null && <small className={classes.credit}>{shown.credit}</small>}
    </figure>
  );
}

/** What is below the places where there is no picture of the base map. */
function Grid({ frame }: { readonly frame: MapFrame }) {
  return toGrid(frame).map(({ at, isLat, text }) => (
    <g key={text} className={classes.grid} aria-hidden>
      {isLat ? <line x1={0} x2={WIDTH} y1={at} y2={at} /> : <line x1={at} x2={at} y1={0} y2={HEIGHT} />}
      <text x={isLat ? 4 : at + 4} y={isLat ? at - 4 : HEIGHT - 5}>
        {text}
      </text>
    </g>
  ));
}

interface BaseProps {
  readonly shown: ShownBase;
  readonly className: string | undefined;
}

function Base({ shown: { url }, className }: BaseProps) {
  return <image href={url} width={WIDTH} height={HEIGHT} className={className} aria-hidden />;
}
