import { serviceAutomationContent } from '../../../content/service-automation.ts';
import classes from './BeforeAfterRows.module.css';

const { items, beforeLabel, afterLabel } = serviceAutomationContent.useCases;

/** Each automation as a row: the job as it was, the job as it is. */
export function BeforeAfterRows() {
  return (
    <ul className={classes.rows}>
      {items.map((useCase) => (
        <li key={useCase.title} className={classes.row}>
          <h3>{useCase.title}</h3>
          <dl className={classes.comparison}>
            <div className={`${classes.state} ${classes.before}`}>
              <dt>{beforeLabel}</dt>
              <dd>{useCase.before}</dd>
            </div>
            <div className={`${classes.state} ${classes.after}`} data-tone="lagoon">
              <dt>{afterLabel}</dt>
              <dd>{useCase.after}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}
