import { whatIsVibecodingContent } from '../../../content/what-is-vibecoding.ts';
import classes from './TerrainTimeline.module.css';

/** Where a flag stands for each era, in the drawing's 1200 × 260 units: over the start of its column, higher each time. */
const flags = [
  [70, 200],
  [376, 166],
  [690, 118],
  [1060, 46],
] as const;

/** The history as a walk uphill, with the events of each stretch under it. */
export function TerrainTimeline() {
  return (
    <>
      <svg
        aria-hidden="true"
        className={classes.terrain}
        viewBox="0 0 1200 260"
        preserveAspectRatio="none"
        focusable="false"
      >
        <path
          className={classes.far}
          d="M0 214c120-40 210-70 320-52s150 20 250-34 190-66 300-40 210-60 330-88v260H0z"
        />
        <path
          className={classes.near}
          d="M0 232c40-14 40-32 70-32 60 0 110 34 170 16 50-14 96-50 136-50 60 0 110 34 170 20 60-16 90-68 144-68 66 0 100 40 168 22 80-20 120-94 202-94 60 0 100 24 140 14v200H0z"
        />
        <path
          className={classes.trail}
          d="M0 246c40-14 40-30 70-30 60 0 110 34 170 16 50-14 96-50 136-50 60 0 110 34 170 20 60-16 90-68 144-68 66 0 100 40 168 22 80-20 120-94 202-94"
          vectorEffect="non-scaling-stroke"
        />
        {flags.map(([x, y]) => (
          <g key={x} transform={`translate(${x} ${y})`}>
            <path className={classes.pole} d="M0 0v-42" vectorEffect="non-scaling-stroke" />
            <path className={classes.flag} d="M0-42h28l-8 9 8 9H0z" />
          </g>
        ))}
      </svg>
      <ol className={classes.eras}>
        {whatIsVibecodingContent.timeline.eras.map((era) => (
          <li key={era.period} className={classes.era}>
            <p className={classes.period}>{era.period}</p>
            <h3>{era.title}</h3>
            <p>{era.description}</p>
            <dl className={classes.events}>
              {era.events.map((event) => (
                <div key={event.text}>
                  <dt>{event.date}</dt>
                  <dd>{event.text}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
    </>
  );
}
