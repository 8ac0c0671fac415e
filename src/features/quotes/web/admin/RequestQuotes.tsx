import { Badge, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { unsentDraftsContent } from '../../../../shared/words/unsent-drafts.ts';
import { formatDateTime } from '../../../../web/admin/format-time.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { NamedSentence } from '../../../../web/components/text/NamedSentence.tsx';
import { useRequestDraft } from '../../../requests/web/admin/answer/useRequestDraft.ts';
import { quoteTotal } from '../../quote-options.ts';
import type { Quote } from '../../quotes.ts';
import { adminQuotesContent as words } from '../../words/admin-quotes.ts';
import { quoteAmount, quoteDay } from '../../words/quotes.ts';
import { QuoteEditor } from './QuoteEditor.tsx';
import { QuoteStateBadge } from './QuoteStateBadge.tsx';

export function RequestQuotes({ requestId }: { requestId: number }) {
  const quotes = trpc.admin.quotes.list.useQuery({ requestId }, { refetchOnMount: 'always' });
  const [isWriting, setIsWriting] = useState(false);
  const draft = useRequestDraft(requestId, 'quote');
  const isDrafted = draft.text !== '';
  if (!quotes.data) return null;
  const [last] = quotes.data;
  return (
    <Stack gap="sm" component="section" aria-labelledby={`quotes-${requestId}`}>
      <Title order={3} fz="md" id={`quotes-${requestId}`}>
        {words.title}
      </Title>
      {last ? (
        <ul className="ruled">
          {quotes.data.map((quote) => (
            <QuoteItem key={quote.version} quote={quote} />
          ))}
        </ul>
      ) : (
        <Text fz="sm" c="dimmed">
          {words.none}
        </Text>
      )}
      {isWriting ? (
        <QuoteEditor
          requestId={requestId}
          last={last ?? null}
          draft={draft}
          onClose={() => setIsWriting(false)}
        />
      ) : last?.state === 'accepted' && !isDrafted ? null : (
        <Group gap="xs">
          <Button variant="default" onClick={() => setIsWriting(true)}>
            {last ? words.writeNext : words.write}
          </Button>
          {isDrafted ? <Badge color="sand">{unsentDraftsContent.mark}</Badge> : null}
        </Group>
      )}
    </Stack>
  );
}

function QuoteItem({ quote }: { quote: Quote }) {
  const { version, state, positions, currency, validUntil, decidedBy, decidedAt } = quote;
  return (
    <Group component="li" gap="xs" py="xs" fz="sm">
      <span>{words.version(version)}</span>
      <strong>{quoteAmount(quoteTotal(positions), currency)}</strong>
      <QuoteStateBadge state={state} />
      <Text span inherit c="dimmed">
        {decidedAt ? (
          <NamedSentence
            sentence={(name) => words.answeredBy(name, formatDateTime(decidedAt))}
            name={decidedBy}
          />
        ) : (
          words.until(quoteDay(validUntil))
        )}
      </Text>
    </Group>
  );
}
