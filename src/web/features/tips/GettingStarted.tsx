import { tipsContent } from '../../../content/tips.ts';
import { Badge } from '../../components/Badge.tsx';
import { CheckList } from '../../components/CheckList.tsx';
import { Section } from '../../components/Section.tsx';
import classes from './GettingStarted.module.css';

const words = tipsContent.gettingStarted;

/** Four numbered steps along a path that climbs. */
export function GettingStarted() {
  return (
    <Section heading={words}>
      <ol className={classes.path}>
        {words.steps.map((step, index) => (
          <li
            key={step.step}
            className={classes.step}
            data-hue={step.color}
            style={{ '--stagger-index': index }}
          >
            <span className={classes.marker} aria-hidden="true">
              {step.step}
            </span>
            <div className={classes.text}>
              <h3>
                <span className="visually-hidden">{words.stepLabel(step.step)}: </span>
                {step.title}
              </h3>
              <p>
                <span className="visually-hidden">{words.difficultyLabel}: </span>
                <Badge hue={step.color}>{step.difficulty}</Badge>
              </p>
              <p className={classes.description}>{step.description}</p>
            </div>
            <div className={classes.tips}>
              <h4>{words.tipsLabel}</h4>
              <CheckList items={step.tips} />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
