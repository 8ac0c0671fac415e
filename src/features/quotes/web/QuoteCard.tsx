import { Box, Card, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { paths } from '../../../shared/paths.ts';
import { longDay } from '../../../shared/words/long-day.ts';
import { trpc } from '../../../web/api/trpc.ts';
import { ButtonLink } from '../../../web/components/links/ButtonLink.tsx';
import { Moment } from '../../../web/components/moments/Moment.tsx';
import type { RequestSectionProps } from '../../requests/web/page/request-section.ts';
import { quoteSums } from '../quote-options.ts';
import { quoteAmount, quotePageContent as words } from '../words/quotes.ts';

export function QuoteCard({ requestKey }: RequestSectionProps) {
  const [quote] = trpc.contact.quotes.list.useQuery({ key: requestKey }).data ?? [];
  if (!quote) return null;
  return (
    <Card component="section" aria-labelledby="quote-card">
      <QuotePanel
        isNew={quote.state === 'open'}
        title={
          <Title order={2} size="h4" id="quote-card">
            {quote.changesNumber ? words.change.card : words.card.title}
          </Title>
        }
        next={
          <ButtonLink to={paths.quote(requestKey)}>
            {quote.changesNumber ? words.change.read : words.card.read}
          </ButtonLink>
        }
      >
        <Box maw="100%">
          <Text fw={600} dir="auto">
            {quote.title}
          </Text>
          <Text variant="display" fz="xl" lh={1.2}>
            {quoteAmount(quoteSums(quote).total, quote.currency)}
          </Text>
        </Box>
        {quote.state === 'open' ? (
          <Text fz="sm" c="dimmed">
            {words.states.open(longDay(quote.validUntil))}
          </Text>
        ) : null}
        {quote.state === 'accepted' && quote.payment ? (
          <Box maw="100%">
            <Text fz="sm" fw={600}>
              {words.payment}
            </Text>
            <Text fz="sm" dir="auto" style={{ whiteSpace: 'pre-wrap' }}>
              {quote.payment}
            </Text>
          </Box>
        ) : null}
      </QuotePanel>
    </Card>
  );
}

interface QuotePanelProps {
  isNew: boolean;
  title: ReactNode;
  children: ReactNode;
  next: ReactNode;
}

function QuotePanel({ isNew, ...parts }: QuotePanelProps) {
  if (isNew) return <Moment scene="quoted" hue="sand" {...parts} />;
  const { title, children, next } = parts;
  return (
    <Stack gap="xs" align="flex-start">
      {title}
      {children}
      {next}
    </Stack>
  );
}
