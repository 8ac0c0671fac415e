import { Stack, Title } from '@mantine/core';
import { Card } from '../../../web/components/Card.tsx';
import { CardGrid } from '../../../web/components/CardGrid.tsx';
import { CheckList } from '../../../web/components/CheckList.tsx';
import { Section } from '../../../web/components/Section.tsx';
import { tipsContent } from '../words/tips.ts';
import classes from './tips.module.css';

const words = tipsContent.bestPractices;

/** Four habits, each with three things to try. */
export function BestPractices() {
  return (
    <Section heading={words}>
      <CardGrid columns={2} rhythm="staircase">
        {words.cards.map((card) => (
          <Card key={card.title} title={card.title} hue={card.color} look="tinted">
            <p>{card.description}</p>
            <Stack gap="sm" pt="md" className={classes.tips}>
              <Title order={4} fz="md">
                {words.tipsLabel}
              </Title>
              <CheckList items={card.tips} />
            </Stack>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}
