import drawing from '../../../../web/components/pictures/drawing.module.css';
import type { ShownStation } from '../../path-entries.ts';
import { isWalked, type Progress } from '../../path-progress.ts';
import { stationId } from '../../station-id.ts';
import { hueOfPath } from './hue-of-path.ts';
import { Land } from './Land.tsx';
import { heightFor, legsOf, type Point, placesOf } from './trail.ts';

interface PathLandProps {
  slug: string;
  place: number;
  stations: readonly Pick<ShownStation, 'number' | 'kind' | 'title'>[];
  progress: Progress;
  /** Number of the station with the flag. */
  next: number | null;
}

/** Beside the ways between rows of stations, so that no tree stands on one. */
const groves: readonly Point[] = [
  { x: 240, y: 34 },
  { x: 118, y: 164 },
  { x: 352, y: 288 },
  { x: 230, y: 420 },
];

const flag = 'M0-24v-34M0-58l26 9-26 9';
const tick = 'm-9 1 6 6 12-13';

/** One path as one walks it: numbered stations that lead to their rows in the list. */
export function PathLand({ slug, place, stations, progress, next }: PathLandProps) {
  const points = placesOf(stations.length);
  const isDone = (index: number) =>
    isWalked(progress, { path: slug, number: stations[index]?.number ?? 0 });
  return (
    <Land height={heightFor(stations.length)} hue={hueOfPath(place)} groves={groves}>
      {legsOf(points).map((leg, index) => (
        <path key={leg} className={isDone(index) ? drawing.route : drawing.trail} d={leg} />
      ))}
      {stations.map(({ number, kind, title }, index) => {
        const { x, y } = points[index] ?? { x: 0, y: 0 };
        const done = isDone(index);
        return (
          // The list beside it has the same links for the keyboard.
          <a key={number} href={`#${stationId(number)}`} tabIndex={-1}>
            <title>{title}</title>
            <g transform={`translate(${x} ${y})`}>
              <circle r="32" fill="transparent" />
              <Marker kind={kind} isDone={done} />
              {done ? (
                <path className={drawing.tick} fill="none" d={tick} />
              ) : (
                <text
                  y="7"
                  fontSize="20"
                  fontWeight="600"
                  textAnchor="middle"
                  fill="var(--mantine-color-text)"
                >
                  {index + 1}
                </text>
              )}
              {number === next ? (
                <path className={drawing.route} fill="var(--site-accent)" d={flag} />
              ) : null}
            </g>
          </a>
        );
      })}
    </Land>
  );
}

/** A check is a gate: it has corners. */
function Marker({ kind, isDone }: Pick<ShownStation, 'kind'> & { isDone: boolean }) {
  const className = isDone ? drawing.ink : drawing.sheet;
  return kind === 'check' ? (
    <rect className={className} x="-22" y="-22" width="44" height="44" rx="6" />
  ) : (
    <circle className={className} r="23" />
  );
}
