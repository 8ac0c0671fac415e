import { tipsContent } from '../../../content/tips.ts';
import { Section } from '../../components/Section.tsx';
import { DifficultyProfile } from './DifficultyProfile.tsx';
import classes from './UseCases.module.css';

const words = tipsContent.useCases;

/** Four kinds of project, from the easiest to the hardest, each with its climb drawn beside it. */
export function UseCases() {
  return (
    <Section heading={words} layout="split">
      <ul className={classes.list}>
        {words.cards.map((card, index) => (
          <li
            key={card.title}
            className={classes.item}
            data-hue={card.color}
            style={{ '--stagger-index': index }}
          >
            <div className={classes.climb}>
              <DifficultyProfile from={card.levels[0]} to={card.levels[1]} />
              <p>
                <span className="visually-hidden">{words.difficultyLabel}: </span>
                {card.difficultyRange}
              </p>
            </div>
            <div className={classes.text}>
              <h3>{card.title}</h3>
              <p className={classes.description}>{card.description}</p>
              <h4>{words.examplesLabel}</h4>
              <ul className={classes.examples}>
                {card.examples.map((example) => (
                  <li key={example}>{example}</li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
