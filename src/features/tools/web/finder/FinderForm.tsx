import { Button, Group, Stack, Text } from '@mantine/core';
import { paths } from '../../../../shared/paths.ts';
import { TallLink } from '../../../../web/components/links/TallLink.tsx';
import { Columns } from '../../../../web/components/sections/Columns.tsx';
import { Section } from '../../../../web/components/sections/Section.tsx';
import { useContent } from '../../../../web/content/published-content.ts';
import {
  type FinderAnswers,
  type FinderQuestion,
  finderQuestions,
  finderValues,
  hasAnswers,
} from '../../finder-answers.ts';
import type { finderKind } from '../../words/finder/finder-kind.ts';

const useFinder = () => useContent<typeof finderKind>('tool-finder');

/** A plain form: its answer is another document, with or without scripts. */
export function FinderForm({ answers }: { answers: FinderAnswers }) {
  const { form, invitation } = useFinder();
  const isAnswered = hasAnswers(answers);
  return (
    <Section heading={form} layout="split" space="snug" tone={isAnswered ? 'sand' : 'paper'}>
      <form action={paths.toolFinder}>
        <Stack gap="lg">
          {isAnswered ? null : <Text>{invitation}</Text>}
          {finderQuestions.map((question) => (
            <Question key={question} question={question} answer={answers[question] ?? ''} />
          ))}
          <Group gap="md">
            <Button type="submit">{form.show}</Button>
            {isAnswered ? <TallLink to={paths.toolFinder}>{form.startAgain}</TallLink> : null}
          </Group>
        </Stack>
      </form>
    </Section>
  );
}

function Question({ question, answer }: { question: FinderQuestion; answer: string }) {
  const { form, questions } = useFinder();
  const { label, options } = questions[question];
  const labels: Readonly<Record<string, string>> = options;
  const choices = [
    ...finderValues[question].map((value) => ({ value, shown: labels[value] })),
    { value: '', shown: form.open },
  ];
  return (
    <fieldset>
      <Text component="legend" fw={600} mb="xs">
        {label}
      </Text>
      <Columns widths="1fr 1fr" from="sm" gap="0rem" columnGap="lg">
        {choices.map(({ value, shown }) => (
          <label key={value} className="check">
            <input type="radio" name={question} value={value} defaultChecked={value === answer} />
            {shown}
          </label>
        ))}
      </Columns>
    </fieldset>
  );
}
