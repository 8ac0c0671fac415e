import { Anchor, Badge, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { filePaths } from '../../../../shared/file-paths.ts';
import { longDay } from '../../../../shared/words/long-day.ts';
import { unsentDraftsContent } from '../../../../shared/words/unsent-drafts.ts';
import { formatDateTime } from '../../../../web/admin/format-time.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { ButtonLink } from '../../../../web/components/links/ButtonLink.tsx';
import { Moment } from '../../../../web/components/moments/Moment.tsx';
import { NamedSentence } from '../../../../web/components/text/NamedSentence.tsx';
import { inboxPath } from '../../../requests/inbox-address.ts';
import { useRequestDraft } from '../../../requests/web/admin/answer/useRequestDraft.ts';
import { quoteSums } from '../../quote-options.ts';
import type { OwnersQuote } from '../../quotes.ts';
import { adminQuotesContent as words } from '../../words/admin-quotes.ts';
import { quoteAmount } from '../../words/quotes.ts';
import { QuoteEditor } from './QuoteEditor.tsx';
import { QuoteStateBadge } from './QuoteStateBadge.tsx';

export function RequestQuotes({ requestId }: { requestId: number }) {
  const quotes = trpc.admin.quotes.list.useQuery({ requestId }, { refetchOnMount: 'always' });
  const [isWriting, setIsWriting] = useState(false);
  const [wasSent, setWasSent] = useState(false);
  const start = trpc.admin.quotes.start.useQuery({ requestId }, { enabled: isWriting });
  const draft = useRequestDraft(requestId, 'quote');
  const isDrafted = draft.text !== '';
  if (!quotes.data) return null;
  const [last] = quotes.data;
  const order = quotes.data.find((one) => one.state === 'accepted' && !one.changesNumber) ?? null;
  // A change that was answered is over.
  const isNewChange = order && (last?.state === 'accepted' || last?.state === 'declined');
  const label = isNewChange ? words.proposeChange : last ? words.writeNext : words.write;
  return (
    <Stack gap="sm" component="section" aria-labelledby={`quotes-${requestId}`}>
      <Title order={3} fz="md" id={`quotes-${requestId}`}>
        {words.title}
      </Title>
      {last ? (
        <ul className="ruled">
          {quotes.data.map((quote) => (
            <QuoteItem key={quote.version} requestId={requestId} quote={quote} />
          ))}
        </ul>
      ) : (
        <Text fz="sm" c="dimmed">
          {words.none}
        </Text>
      )}
      {wasSent ? <SentMoment /> : null}
      {isWriting && start.data ? (
        <QuoteEditor
          requestId={requestId}
          {...{ label, order, seen: last?.version ?? 0 }}
          last={isNewChange ? null : (last ?? null)}
          paper={start.data}
          draft={draft}
          onClose={() => setIsWriting(false)}
          onSent={() => setWasSent(true)}
        />
      ) : (
        <Group gap="xs">
          <Button
            variant="default"
            onClick={() => {
              setIsWriting(true);
              setWasSent(false);
            }}
          >
            {label}
          </Button>
          {isDrafted ? <Badge color="sand">{unsentDraftsContent.mark}</Badge> : null}
        </Group>
      )}
    </Stack>
  );
}

function SentMoment() {
  const { title, text, next } = words.sent;
  return (
    <Paper withBorder p="md" role="status">
      <Moment
        scene="quoted"
        hue="sand"
        title={<Text fw={600}>{title}</Text>}
        next={<ButtonLink to={inboxPath}>{next}</ButtonLink>}
      >
        <Text fz="sm">{text}</Text>
      </Moment>
    </Paper>
  );
}

function QuoteItem({ requestId, quote }: { requestId: number; quote: OwnersQuote }) {
  const { version, state, number, currency, validUntil, decidedBy, decidedAt } = quote;
  const { changesNumber, openedAt, readAt } = quote;
  return (
    <Group component="li" gap="xs" py="xs" fz="sm">
      <span>{number}</span>
      <span>{changesNumber ? words.changeOf(changesNumber) : words.version(version)}</span>
      <strong>{quoteAmount(quoteSums(quote).total, currency)}</strong>
      <QuoteStateBadge state={state} />
      <Text span inherit c="dimmed">
        {decidedAt ? (
          <NamedSentence
            sentence={(name) => words.answeredBy(name, formatDateTime(decidedAt))}
            name={decidedBy}
          />
        ) : (
          words.until(longDay(validUntil))
        )}
      </Text>
      {openedAt ? (
        <Text span inherit c="dimmed">
          {readAt ? words.read(formatDateTime(readAt)) : words.opened(formatDateTime(openedAt))}
        </Text>
      ) : null}
      <Anchor href={filePaths.ownersQuotePdf(requestId, version)} inherit target="_blank">
        {words.pdf(version)}
      </Anchor>
    </Group>
  );
}
