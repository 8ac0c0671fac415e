import type { SectionHeading } from '../../../content/types.ts';
import classes from './SignupStep.module.css';

/** What a step asks for, and why. */
export function StepHeading({ heading }: { heading: SectionHeading }) {
  return (
    <div className={classes.heading}>
      <h2>{heading.title}</h2>
      <p>{heading.intro}</p>
    </div>
  );
}
