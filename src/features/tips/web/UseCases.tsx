import { Stack, Text, Title } from '@mantine/core';
import { arrives } from '../../../web/components/arrival.ts';
import { Section } from '../../../web/components/Section.tsx';
import { tipsContent } from '../words/tips.ts';
import { DifficultyProfile } from './DifficultyProfile.tsx';
import classes from './tips.module.css';

const words = tipsContent.useCases;

/** Four kinds of project, from the easiest to the hardest, each with its climb drawn beside it. */
export function UseCases() {
  return (
    <Section heading={words} layout="split">
      <ul className="ruled">
        {words.cards.map((card) => (
          <li key={card.title} ref={arrives} className={classes.item} data-hue={card.color}>
            <Stack gap="xs" align="flex-start">
              <DifficultyProfile from={card.levels[0]} to={card.levels[1]} />
              <Text c="var(--hue-text)" fz="sm" fw={600} lh={1.4} maw="16ch">
                <span className="visually-hidden">{words.difficultyLabel}: </span>
                {card.difficultyRange}
              </Text>
            </Stack>
            <Stack gap="sm">
              <h3>{card.title}</h3>
              <Text c="dimmed" maw="50ch">
                {card.description}
              </Text>
              <Title order={4} fz="sm">
                {words.examplesLabel}
              </Title>
              <ul className={classes.examples}>
                {card.examples.map((example) => (
                  <li key={example}>{example}</li>
                ))}
              </ul>
            </Stack>
          </li>
        ))}
      </ul>
    </Section>
  );
}
