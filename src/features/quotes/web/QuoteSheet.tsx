import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { Ref } from 'react';
import { longDay, longMoment } from '../../../shared/words/long-day.ts';
import { NamedSentence } from '../../../web/components/text/NamedSentence.tsx';
import { useIdentity } from '../../../web/content/frame-content.ts';
import type { Quote } from '../quotes.ts';
import { quoteDocument } from '../words/quote-document.ts';
import { quotePageContent as words } from '../words/quotes.ts';
import classes from './QuoteSheet.module.css';

interface QuoteSheetProps {
  quote: Quote;
  level?: 2 | 3;
  /** Last line of the sheet. */
  end?: Ref<HTMLParagraphElement>;
}

export function QuoteSheet({ quote, level = 2, end }: QuoteSheetProps) {
  const { brand } = useIdentity();
  const drawn = quoteDocument(quote, brand);
  return (
    <Paper
      component="article"
      withBorder
      className={classes.sheet}
      p="var(--site-panel-space)"
      aria-label={`${drawn.title}, ${drawn.heading}`}
    >
      <Stack gap="lg">
        <div>
          <Text c="dimmed" fz="sm">
            {drawn.heading}
          </Text>
          <Title order={level} size="h3" dir="auto">
            {drawn.title}
          </Title>
        </div>
        <LabeledTexts of={drawn.facts} />
        <LabeledTexts of={drawn.parties} />
        <table className={classes.positions}>
          <thead>
            <tr>
              <th scope="col">{words.columns.what}</th>
              <th scope="col">{words.columns.price}</th>
            </tr>
          </thead>
          <tbody>
            {drawn.positions.map(({ text, note, price }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a version never changes.
              <tr key={index}>
                <td dir="auto">
                  {text}
                  {note ? (
                    <Text span display="block" fz="sm" c="dimmed">
                      {note}
                    </Text>
                  ) : null}
                </td>
                <td>{price}</td>
              </tr>
            ))}
          </tbody>
          <tfoot aria-live="polite">
            {drawn.sums.map(({ label, price }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{price}</td>
              </tr>
            ))}
          </tfoot>
        </table>
        {drawn.taxNote ? (
          <Text fz="sm" c="dimmed">
            {drawn.taxNote}
          </Text>
        ) : null}
        {drawn.sections.map(({ label, text }) => (
          <div key={label}>
            <Text fw={600}>{label}</Text>
            <Text className={classes.words} dir="auto" maw="var(--site-measure)">
              {text}
            </Text>
          </div>
        ))}
        <Text className="barred" fw={600} role="status" ref={end}>
          <QuoteState quote={quote} />
        </Text>
      </Stack>
    </Paper>
  );
}

function LabeledTexts({ of }: { of: readonly { label: string; text: string }[] }) {
  return (
    <Group gap="xl" align="flex-start">
      {of.map(({ label, text }) => (
        <div key={label}>
          <Text c="dimmed" fz="sm">
            {label}
          </Text>
          <Text className={classes.words} dir="auto">
            {text}
          </Text>
        </div>
      ))}
    </Group>
  );
}

function QuoteState({ quote }: { quote: Quote }) {
  const { state, validUntil, decidedBy, decidedAt } = quote;
  if (state === 'replaced') return words.states.replaced;
  if (state === 'open' || state === 'expired') return words.states[state](longDay(validUntil));
  const when = decidedAt ? longMoment(decidedAt) : '';
  return <NamedSentence sentence={(name) => words.states[state](name, when)} name={decidedBy} />;
}
