import { Paper, Stack, Text, Title } from '@mantine/core';
import { NamedSentence } from '../../../web/components/text/NamedSentence.tsx';
import { useIdentity } from '../../../web/content/frame-content.ts';
import { useIsHydrating } from '../../../web/start/use-is-hydrating.ts';
import { formatHour } from '../../requests/web/format-hour.ts';
import { quoteTotal } from '../quote-options.ts';
import type { Quote } from '../quotes.ts';
import { quoteAmount, quoteDay, quotePageContent as words } from '../words/quotes.ts';
import classes from './QuoteSheet.module.css';

export function QuoteSheet({ quote, level = 2 }: { quote: Quote; level?: 2 | 3 }) {
  const { title, currency, positions, assumptions, version, createdAt } = quote;
  const { brand } = useIdentity();
  const price = (amounts: { fromAmount: number; toAmount: number }) =>
    quoteAmount(amounts, currency);
  return (
    <Paper
      component="article"
      withBorder
      className={classes.sheet}
      p="var(--site-panel-space)"
      aria-label={`${title}, ${words.eyebrow(version)}`}
    >
      <Stack gap="lg">
        <div>
          <Text c="dimmed" fz="sm">
            {words.eyebrow(version)}, {words.by(brand, quoteDay(createdAt.toISOString()))}
          </Text>
          <Title order={level} size="h3" dir="auto">
            {title}
          </Title>
        </div>
        <table className={classes.positions}>
          <thead>
            <tr>
              <th scope="col">{words.columns.what}</th>
              <th scope="col">{words.columns.price}</th>
            </tr>
          </thead>
          <tbody>
            {positions.map((position, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a version never changes.
              <tr key={index}>
                <td dir="auto">{position.text}</td>
                <td>{price(position)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{words.total}</th>
              <td>{price(quoteTotal(positions))}</td>
            </tr>
          </tfoot>
        </table>
        {assumptions ? (
          <div>
            <Text fw={600}>{words.assumptions}</Text>
            <Text className={classes.words} dir="auto" maw="var(--site-measure)">
              {assumptions}
            </Text>
          </div>
        ) : null}
        <Text className="barred" fw={600} role="status">
          <QuoteState quote={quote} />
        </Text>
      </Stack>
    </Paper>
  );
}

function QuoteState({ quote }: { quote: Quote }) {
  const zone = useIsHydrating() ? 'UTC' : undefined;
  const { state, validUntil, decidedBy, decidedAt } = quote;
  if (state === 'replaced') return words.states.replaced;
  if (state === 'open' || state === 'expired') return words.states[state](quoteDay(validUntil));
  const when = decidedAt ? formatHour(decidedAt, zone) : '';
  return <NamedSentence sentence={(name) => words.states[state](name, when)} name={decidedBy} />;
}
