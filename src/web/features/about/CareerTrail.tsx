import { aboutContent } from '../../../content/about.ts';
import classes from './CareerTrail.module.css';

/** The career as stops along a trail, left and right of it on wide screens. */
export function CareerTrail() {
  return (
    <ol className={classes.trail}>
      {aboutContent.career.items.map((stop) => (
        <li key={stop.title} className={classes.stop}>
          <p className={classes.period}>{stop.period}</p>
          <h3>{stop.title}</h3>
          <p>{stop.description}</p>
        </li>
      ))}
    </ol>
  );
}
