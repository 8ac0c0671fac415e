import { Badge, Box, Stack, Text, Title } from '@mantine/core';
import { inlineMarks } from '../../../shared/content/texts/inline-marks.ts';
import { paths } from '../../../shared/paths.ts';
import { interfaceContent } from '../../../shared/words/interface.ts';
import { Card } from '../../../web/components/cards/Card.tsx';
import { CardGrid } from '../../../web/components/cards/CardGrid.tsx';
import { CheckList } from '../../../web/components/cards/CheckList.tsx';
import { TallLink } from '../../../web/components/links/TallLink.tsx';
import { termWatch } from '../../../web/components/prose/watch-terms.ts';
import { arrives } from '../../../web/components/sections/arrival.ts';
import { Section } from '../../../web/components/sections/Section.tsx';
import { TabbedPage } from '../../../web/components/tabs/TabbedPage.tsx';
import { InlineSentence } from '../../../web/components/text/InlineSentence.tsx';
import { useContent } from '../../../web/content/published-content.ts';
import type { examplePromptsKind } from '../words/example-prompts.ts';
import type { tipsKind } from '../words/tips.ts';
import { tipsWords as words } from '../words/tips-words.ts';
import { ExamplePrompts } from './ExamplePrompts.tsx';
import classes from './tips.module.css';

const useTips = () => useContent<typeof tipsKind>('tips');

/** Words of the owner with links to terms, which the server puts in as marks. Other texts may hold an asterisk of their own. */
function LinkedTerms({ text }: { text: string }) {
  return text.includes('](/') ? <InlineSentence text={text} /> : text;
}

function GettingStarted() {
  const { gettingStarted } = useTips();
  return (
    <Section heading={gettingStarted} layout="row">
      <Stack component="ol" gap={0}>
        {gettingStarted.steps.map((step, index) => (
          <li
            key={step.title}
            ref={arrives}
            className={classes.step}
            data-hue={step.color}
            style={{ '--step': index }}
          >
            <span className={classes.marker} aria-hidden="true">
              {index + 1}
            </span>
            <Stack gap="sm">
              <h3>
                <span className="visually-hidden">
                  {interfaceContent.step} {index + 1}:{' '}
                </span>
                {step.title}
              </h3>
              <p>
                <span className="visually-hidden">{words.difficultyLabel}: </span>
                <Badge color={step.color}>{step.difficulty}</Badge>
              </p>
              <Text c="dimmed" maw="48ch">
                <LinkedTerms text={step.description} />
              </Text>
            </Stack>
            {step.tips.length > 0 ? (
              <Stack gap="xs" className="barred">
                <Title order={4} fz="md">
                  {words.stepTipsLabel}
                </Title>
                <CheckList items={step.tips} />
              </Stack>
            ) : null}
          </li>
        ))}
      </Stack>
      <Box mt="lg">
        <TallLink to={paths.map}>{words.map}</TallLink>
      </Box>
    </Section>
  );
}

function UseCases() {
  const { useCases } = useTips();
  return (
    <Section heading={useCases} layout="split">
      <ul className="ruled">
        {useCases.cards.map((card) => (
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
                <LinkedTerms text={card.description} />
              </Text>
              {card.examples.length > 0 ? (
                <>
                  <Title order={4} fz="sm">
                    {words.examplesLabel}
                  </Title>
                  <ul className={classes.examples}>
                    {card.examples.map((example) => (
                      <li key={example}>{example}</li>
                    ))}
                  </ul>
                </>
              ) : null}
            </Stack>
          </li>
        ))}
      </ul>
    </Section>
  );
}

type DifficultyProfileProps = { from: number; to: number };

/** Summits in 120 × 64 units, each higher than the one before, closed along the bottom. */
const summits: readonly { level: number; path: string }[] = [
  { level: 1, path: 'M2 62C10 54 14 44 22 44s12 10 20 18z' },
  { level: 2, path: 'M32 62c10-12 16-36 27-36s17 24 27 36z' },
  { level: 3, path: 'M70 62C82 44 86 6 98 6c10 0 14 38 20 56z' },
];

function DifficultyProfile({ from, to }: DifficultyProfileProps) {
  return (
    <svg
      aria-hidden="true"
      className={classes.profile}
      viewBox="0 0 120 64"
      width="120"
      height="64"
      focusable="false"
    >
      {summits.map(({ level, path }) => (
        <path key={level} d={path} data-inside={(level >= from && level <= to) || undefined} />
      ))}
    </svg>
  );
}

function BestPractices() {
  const { bestPractices } = useTips();
  return (
    <Section heading={bestPractices}>
      <CardGrid columns={2}>
        {bestPractices.cards.map((card) => (
          <Card key={card.title} title={card.title} hue={card.color} look="tinted">
            <p>
              <LinkedTerms text={card.description} />
            </p>
            {card.tips.length > 0 ? (
              <Stack gap="sm" pt="md" className={classes.tips}>
                <Title order={4} fz="md">
                  {words.practiceTipsLabel}
                </Title>
                <CheckList items={card.tips} />
              </Stack>
            ) : null}
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}

export function Component() {
  const tips = useTips();
  const { gettingStarted, bestPractices, useCases } = tips;
  const { groups } = useContent<typeof examplePromptsKind>('example-prompts');
  const howTo = {
    '@type': 'HowTo',
    name: gettingStarted.title,
    description: gettingStarted.intro,
    step: gettingStarted.steps.map(({ title, description }, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name: title,
      text: description.replace(inlineMarks, '$1'),
    })),
  };
  return (
    <div {...termWatch}>
      <TabbedPage
        content={{ ...tips, ...words }}
        path={paths.tips}
        panels={{
          gettingStarted: gettingStarted.steps.length > 0 ? <GettingStarted /> : null,
          examples: groups.some(({ prompts }) => prompts.length > 0) ? <ExamplePrompts /> : null,
          bestPractices: bestPractices.cards.length > 0 ? <BestPractices /> : null,
          useCases: useCases.cards.length > 0 ? <UseCases /> : null,
        }}
        structuredData={{ gettingStarted: howTo }}
        contours={[4, 2]}
      />
    </div>
  );
}
