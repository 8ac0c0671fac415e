import { whatIsVibecodingContent } from '../../../content/what-is-vibecoding.ts';
import classes from './ElementLoop.module.css';

const quarterTurns = [0, 90, 180, 270];

/** The four elements around the loop they form, clockwise from the upper left. */
export function ElementLoop() {
  return (
    <div className={classes.loop}>
      <svg
        aria-hidden="true"
        className={classes.drawing}
        viewBox="-160 -160 320 320"
        width="320"
        height="320"
        focusable="false"
      >
        <circle className={classes.track} r="112" />
        {quarterTurns.map((turn) => (
          <g key={turn} transform={`rotate(${turn})`}>
            <path className={classes.arrow} d="M-50-100A112 112 0 0 1 50-100M34-114l17 14-17 15" />
            <circle className={classes.station} cx="-79" cy="-79" r="26" />
          </g>
        ))}
      </svg>
      <ol className={classes.elements}>
        {whatIsVibecodingContent.elements.items.map((element) => (
          <li key={element.title}>
            <h3>{element.title}</h3>
            <p>{element.description}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
