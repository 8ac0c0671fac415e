import { whatIsVibecodingContent } from '../../../content/what-is-vibecoding.ts';
import classes from './FeelingJourney.module.css';

const { phases, phaseLabel } = whatIsVibecodingContent.journey;

/** Where the curve passes each phase, in percent of the profile's width and height: over the start of its column. */
const points = [
  [7, 46],
  [33, 16],
  [58.5, 84],
  [84, 26],
] as const;

/** The feelings of a first project as an elevation profile: two heights, a valley, a steadier height. */
export function FeelingJourney() {
  return (
    <>
      <div className={classes.profile} aria-hidden="true">
        <svg
          aria-hidden="true"
          className={classes.drawing}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          focusable="false"
        >
          <path
            className={classes.ground}
            d="M0 74C3 62 4 46 7 46s5 8 9 8S26 16 33 16 50 84 58.5 84 74 26 84 26s11 8 16 4v70H0z"
          />
          <path
            className={classes.level}
            d="M0 25h100M0 50h100M0 75h100"
            vectorEffect="non-scaling-stroke"
          />
          <path
            className={classes.curve}
            d="M0 74C3 62 4 46 7 46s5 8 9 8S26 16 33 16 50 84 58.5 84 74 26 84 26s11 8 16 4"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {points.map(([left, top], index) => (
          <span key={left} className={classes.point} style={{ left: `${left}%`, top: `${top}%` }}>
            {phases[index]?.phase}
          </span>
        ))}
      </div>
      <ol className={classes.phases}>
        {phases.map((phase) => (
          <li key={phase.phase}>
            <p className={classes.phase}>
              {phaseLabel} {phase.phase}: <span className={classes.feeling}>{phase.feeling}</span>
            </p>
            <h3>{phase.title}</h3>
            <p>{phase.description}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
