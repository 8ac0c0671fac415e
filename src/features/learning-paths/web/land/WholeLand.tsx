import { paths } from '../../../../shared/paths.ts';
import drawing from '../../../../web/components/pictures/drawing.module.css';
import type { NamedPath } from '../../path-entries.ts';
import { isWalked, type Progress } from '../../path-progress.ts';
import { Land } from './Land.tsx';
import { landWidth, legsOf, type Point } from './trail.ts';

interface WholeLandProps {
  named: readonly NamedPath[];
  progress: Progress;
  /** Stand at the beginning and at the end of the way. */
  ends: { from: string; to: string };
}

const margin = 56;
const firstRow = 172;
const rowHeight = 128;
const nameHeight = 22;
/** A name with more letters is drawn smaller. */
const mostLetters = 28;

const groves: readonly Point[] = [
  { x: 236, y: 98 },
  { x: 372, y: 262 },
  { x: 128, y: 396 },
  { x: 334, y: 522 },
];

const rowAt = (row: number) => firstRow + row * rowHeight;

/** Stations of one path from one side of the land to the other. */
function rowOf(count: number, row: number): readonly Point[] {
  return Array.from({ length: count }, (_, index) => {
    const share = count > 1 ? index / (count - 1) : 0.5;
    const along = row % 2 === 0 ? share : 1 - share;
    return {
      x: Math.round(margin + along * (landWidth - 2 * margin)),
      y: Math.round(rowAt(row) + 13 * Math.sin(share * 2 * Math.PI + row)),
    };
  });
}

/** All paths on one land, from a sentence at its top to the harbor at its foot. */
export function WholeLand({ named, progress, ends }: WholeLandProps) {
  const rows = named.map(({ stations }, row) => rowOf(stations.length, row));
  const dots = named.flatMap(({ slug, stations }, row) =>
    stations.map(({ number, title }, index) => ({
      ...(rows[row]?.[index] ?? { x: 0, y: 0 }),
      ...{ title, isDone: isWalked(progress, { path: slug, number }) },
    })),
  );
  const height = rowAt(named.length) - 8;
  const start = { x: 66, y: 92 };
  const end = { x: named.length % 2 === 0 ? margin + 20 : landWidth - margin - 20, y: height - 52 };
  const legs = legsOf([start, ...dots, end]);
  return (
    <Land height={height} hue="moss" groves={groves}>
      <Harbor height={height} at={end.x} label={ends.to} />
      {legs.map((leg, index) => (
        <path
          key={leg}
          className={(dots[index - 1]?.isDone ?? false) ? drawing.route : drawing.trail}
          d={leg}
        />
      ))}
      <Sentence text={ends.from} />
      {dots.map(({ x, y, isDone, title }) => (
        <circle
          key={`${x} ${y} ${title}`}
          className={isDone ? drawing.ink : drawing.sheet}
          cx={x}
          cy={y}
          r="7"
        />
      ))}
      {named.map(({ slug, name }, row) => (
        <a key={slug} href={paths.learningPath(slug)} tabIndex={-1}>
          <PathName text={`${row + 1}  ${name}`} row={row} />
        </a>
      ))}
    </Land>
  );
}

/** Stands where the way does not come from the row above. */
function PathName({ text, row }: { text: string; row: number }) {
  const isAtEnd = row % 2 === 0;
  const size = (nameHeight * mostLetters) / Math.max(text.length, mostLetters);
  return (
    <g>
      <rect x="20" y={rowAt(row) - 62} width={landWidth - 40} height="44" fill="transparent" />
      <text
        x={isAtEnd ? landWidth - margin + 8 : margin - 8}
        y={rowAt(row) - 34}
        fontSize={size}
        fontWeight="700"
        textAnchor={isAtEnd ? 'end' : 'start'}
        fill="var(--mantine-color-text)"
        stroke="var(--hue-soft)"
        strokeWidth="6"
        paintOrder="stroke"
      >
        {text}
      </text>
    </g>
  );
}

function Sentence({ text }: { text: string }) {
  return (
    <g transform="translate(36 30)">
      <path
        className={drawing.sheet}
        d="M12 0h148a12 12 0 0 1 12 12v26a12 12 0 0 1-12 12H46L28 64l2-14H12A12 12 0 0 1 0 38V12A12 12 0 0 1 12 0z"
      />
      <text
        x="86"
        y="32"
        fontSize={(19 * 14) / Math.max(text.length, 14)}
        fontWeight="600"
        textAnchor="middle"
        fill="var(--mantine-color-text)"
      >
        {`“${text}”`}
      </text>
    </g>
  );
}

/** The sea at the foot of the land, and a boat that is ready to leave. */
function Harbor({ height, at, label }: { height: number; at: number; label: string }) {
  const isAtLeft = at < landWidth / 2;
  const side = isAtLeft ? 1 : -1;
  return (
    <g data-hue="sky">
      <path
        className={drawing.wash}
        stroke="var(--hue-graphic)"
        strokeWidth="2"
        d={`M-4 ${height - 40}c70-26 120 12 200-8s150-34 290-14v80H-4z`}
      />
      <path
        className={drawing.contour}
        d={`M190 ${height - 22}q14-8 28 0t28 0 28 0M330 ${height - 32}q12-7 24 0t24 0`}
      />
      <g transform={`translate(${at + side * 56} ${height - 44})`}>
        <path className={drawing.sheet} d="M-30 4h60l-10 18h-40z" />
        <path className={drawing.sheet} d="M0 0v-46l26 38z" />
        <path className={drawing.accent} d="M-4-8v-30l-18 30z" />
      </g>
      <text
        x={at + side * 104}
        y={height - 18}
        fontSize="19"
        fontWeight="700"
        textAnchor={isAtLeft ? 'start' : 'end'}
        fill="var(--mantine-color-text)"
      >
        {label}
      </text>
    </g>
  );
}
