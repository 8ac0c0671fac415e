import { Box, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { Columns } from '../../../web/components/sections/Columns.tsx';
import { useContent } from '../../../web/content/published-content.ts';
import { SelectField } from '../../../web/forms/SelectField.tsx';
import { answersIn } from '../answers-in.ts';
import {
  type Estimate,
  type EstimateAnswers,
  type EstimateRates,
  estimateAudiences,
  estimateCode,
  estimateOf,
  estimatePaces,
  estimatePieces,
  estimateServices,
  type Range,
} from '../estimate.ts';
import type { ratesKind } from '../rates.ts';
import { dayRange, dollarRange, estimateContent as words } from '../words/estimate.ts';
import classes from './Estimator.module.css';

type EstimatorProps = {
  /** First answers. */
  asked: EstimateAnswers;
  /** Shows the range without scripts where the questions are part of a larger form. */
  show?: { name: string; value: string; formAction: string };
  onAnswers?: (answers: EstimateAnswers) => void;
  /** Follows the range. */
  end: (answers: EstimateAnswers) => ReactNode;
};

/** Four questions within a form, and the range that follows every answer. */
export function Estimator({ asked, show, onAnswers, end }: EstimatorProps) {
  const [answers, setAnswers] = useState(asked);
  const rates = useContent<typeof ratesKind>('estimate-rates');
  const estimate = estimateOf(answers, rates);
  const questions = useRef<HTMLDivElement>(null);
  const readForm = () => {
    const form = questions.current?.closest('form');
    if (!form) return;
    const read = answersIn(new FormData(form), asked.service);
    if (estimateCode(read) === estimateCode(answers)) return;
    setAnswers(read);
    onAnswers?.(read);
  };
  // Reads answers given before the scripts loaded.
  const readEarly = useEffectEvent(readForm);
  useEffect(() => readEarly(), []);

  return (
    <Columns widths={show ? undefined : '7fr 5fr'} gap="2xl" columnGap="4xl" align="start">
      <Box ref={questions} onChange={readForm} onKeyDown={keepForm} className={classes.questions}>
        <Stack gap="lg">
          <ChoiceField name="service" of={words.service} values={estimateServices} {...{ asked }} />
          <ChoiceField
            name="audience"
            of={words.audience}
            values={estimateAudiences}
            {...{ asked }}
          />
          <fieldset>
            <Text component="legend" fw={600} mb="xs">
              {words.pieces.label}
            </Text>
            <Columns widths="1fr 1fr" from="xs" gap="xs" columnGap="lg">
              {estimatePieces.map((piece) => (
                <label key={piece} className="check">
                  <input
                    type="checkbox"
                    name="piece"
                    value={piece}
                    defaultChecked={asked.pieces.includes(piece)}
                  />
                  {words.pieces.options[piece]}
                </label>
              ))}
            </Columns>
          </fieldset>
          <ChoiceField name="pace" of={words.pace} values={estimatePaces} {...{ asked }} />
          <Group className="without-scripts">
            <Button type="submit" variant="default" {...show}>
              {words.show}
            </Button>
          </Group>
        </Stack>
        <Paper
          className={`${classes.range} needs-scripts screen-only`}
          hiddenFrom={show ? undefined : 'md'}
          aria-hidden="true"
          shadow="lg"
          withBorder
          px="md"
        >
          <Group h="100%" justify="space-between" gap="0 1rem" lh={1.2}>
            <Text span inherit fz="sm">
              {words.result.label}
            </Text>
            <Text span inherit fz="lg" fw={600}>
              {dollarRange(estimate.dollars)}
            </Text>
          </Group>
        </Paper>
      </Box>
      <Result {...{ answers, estimate, rates }}>{end(answers)}</Result>
    </Columns>
  );
}

/** Enter on a tick would send the form. */
function keepForm(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

type ChoiceFieldProps<Value extends string> = {
  name: 'service' | 'audience' | 'pace';
  of: { label: string; options: Readonly<Record<Value, string>> };
  values: readonly Value[];
  asked: EstimateAnswers;
};

function ChoiceField<Value extends string>({ name, of, values, asked }: ChoiceFieldProps<Value>) {
  return (
    <SelectField
      label={of.label}
      name={name}
      defaultValue={asked[name]}
      options={values.map((value) => ({ value, label: of.options[value] }))}
    />
  );
}

type ResultProps = {
  answers: EstimateAnswers;
  estimate: Estimate;
  rates: EstimateRates;
  children: ReactNode;
};

function Result({ answers, estimate, rates, children }: ResultProps) {
  const { days, dollars, budgetRange } = estimate;
  return (
    <Paper pos="relative" shadow="lg" p="var(--site-panel-space)">
      <Stack gap="md" align="flex-start">
        <Box component="output" display="block" aria-live="polite">
          <Text span display="block" c="dimmed" fz="sm" fw={600}>
            {words.result.label}
          </Text>
          <Text span display="block" variant="display" fz="2xl" lh={1.1}>
            {dollarRange(dollars)}
          </Text>
          <Text span display="block" mt="xs">
            {words.result.days(dayRange(days))}
          </Text>
          <Text span display="block">
            {words.result.band(budgetRange)}
          </Text>
        </Box>
        <Box w="100%">
          <Title order={3} fz="md" mb="xs">
            {words.result.driversTitle}
          </Title>
          <ul className="ruled">
            {driversOf(answers, rates).map((driver) => (
              <Text key={driver} component="li" fz="sm" py="0.35rem">
                {driver}
              </Text>
            ))}
          </ul>
        </Box>
        <Text c="dimmed" fz="sm">
          {words.result.note}
        </Text>
        {children}
      </Stack>
    </Paper>
  );
}

function driversOf(
  { service, audience, pieces, pace }: EstimateAnswers,
  { serviceDays, audienceDays, pieceDays, paceFactor }: EstimateRates,
): string[] {
  const more = (what: string, days: Range) =>
    days[1] > 0 ? [words.result.more(what, dayRange(days))] : [];
  const hurryPercent = Math.round((paceFactor[pace] - 1) * 100);
  return [
    `${words.service.options[service]}, ${words.result.basis(dayRange(serviceDays[service]))}`,
    ...more(words.audience.options[audience], audienceDays[audience]),
    ...pieces.flatMap((piece) => more(words.pieces.options[piece], pieceDays[piece])),
    ...(hurryPercent > 0 ? [words.result.hurry(hurryPercent)] : []),
  ];
}
