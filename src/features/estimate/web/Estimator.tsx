import { Box, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { ButtonLink } from '../../../web/components/links/ButtonLink.tsx';
import { Columns } from '../../../web/components/sections/Columns.tsx';
import { Section, type Tone } from '../../../web/components/sections/Section.tsx';
import type { Edge } from '../../../web/components/sections/SectionEdge.tsx';
import { useContent } from '../../../web/content/published-content.ts';
import { SelectField } from '../../../web/forms/SelectField.tsx';
import {
  type EstimateAnswers,
  type EstimateRates,
  type EstimateService,
  estimateAudiences,
  estimateCode,
  estimateOf,
  estimatePaces,
  estimatePieces,
  estimateServices,
  type Range,
} from '../estimate.ts';
import type { ratesKind } from '../rates.ts';
import {
  dayRange,
  dollarRange,
  estimatePages,
  estimateContent as words,
} from '../words/estimate.ts';

type EstimatorProps = { tone: Tone; edge?: Edge };

/** Updates live with scripts. Without them, the next page shows the range. */
export function Estimator({ tone, edge }: EstimatorProps) {
  const { pathname } = useLocation();
  const [searchParams] = useSearchParams();
  const startsWith = estimatePages.get(pathname) ?? 'websites';
  const asked = answersIn(searchParams, startsWith);
  const [answers, setAnswers] = useState(asked);
  const form = useRef<HTMLFormElement>(null);
  const readForm = () => {
    if (form.current) setAnswers(answersIn(new FormData(form.current), startsWith));
  };
  // Reads answers given before the scripts loaded.
  useEffect(readForm, [startsWith]);

  return (
    <Section tone={tone} heading={words.heading} id="estimate" edge={edge}>
      <Columns widths="7fr 5fr" gap="2xl" columnGap="4xl" align="start">
        <form ref={form} action={`${pathname}#estimate`} onChange={readForm}>
          <Stack gap="lg">
            <ChoiceField
              name="service"
              of={words.service}
              values={estimateServices}
              {...{ asked }}
            />
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
              <Button type="submit" variant="default">
                {words.show}
              </Button>
            </Group>
          </Stack>
        </form>
        <Result answers={answers} />
      </Columns>
    </Section>
  );
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

function Result({ answers }: { answers: EstimateAnswers }) {
  const rates = useContent<typeof ratesKind>('estimate-rates');
  const { days, dollars, budgetRange } = estimateOf(answers, rates);
  return (
    <Paper shadow="lg" p="var(--site-panel-space)">
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
        <ButtonLink to={paths.contactWithEstimate(estimateCode(answers))}>
          {words.result.send}
        </ButtonLink>
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

interface Fields {
  getAll(name: string): readonly unknown[];
}

/** Replaces missing and unknown answers by the most common ones. */
function answersIn(fields: Fields, service: EstimateService): EstimateAnswers {
  const given = (name: string) => fields.getAll(name).join(',').split(',');
  const first = <Value extends string>(name: string, values: readonly Value[], fallback: Value) =>
    values.find((value) => given(name).includes(value)) ?? fallback;
  return {
    service: first('service', estimateServices, service),
    audience: first('audience', estimateAudiences, 'customers'),
    pieces: estimatePieces.filter((piece) => given('piece').includes(piece)),
    pace: first('pace', estimatePaces, 'open'),
  };
}
