import { serviceAutomationContent } from '../../../../content/service-automation.ts';
import classes from './WeekScale.module.css';

const weeks = [1, 2, 3, 4, 5, 6];
const { longestWeeks, timeNote } = serviceAutomationContent.hero;

/** How long a build takes, marked on a map's scale bar of six weeks. */
export function WeekScale() {
  return (
    <div className={classes.scale}>
      <div aria-hidden="true" className={classes.weeks}>
        {weeks.map((week) => (
          <span key={week} data-typical={week <= longestWeeks || undefined} />
        ))}
      </div>
      <p>{timeNote}</p>
    </div>
  );
}
