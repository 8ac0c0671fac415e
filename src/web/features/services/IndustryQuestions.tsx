import { useId } from 'react';
import { serviceConsultingContent } from '../../../content/service-consulting.ts';
import classes from './IndustryQuestions.module.css';

const { items, challengesLabel } = serviceConsultingContent.industries;

/** Industries with what each one brings to the first call, as messages. */
export function IndustryQuestions() {
  const idPrefix = useId();
  return (
    <ul className={classes.industries}>
      {items.map((industry, index) => (
        <li key={industry.title} className={classes.industry}>
          <h3 id={`${idPrefix}-${index}`}>{industry.title}</h3>
          <p>{industry.description}</p>
          <h4 id={`${idPrefix}-${index}-challenges`}>{challengesLabel}</h4>
          <ul
            className={classes.challenges}
            aria-labelledby={`${idPrefix}-${index}-challenges ${idPrefix}-${index}`}
          >
            {industry.challenges.map((challenge) => (
              <li key={challenge}>{challenge}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
