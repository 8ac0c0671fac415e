import { Anchor, Group, Stack, Text } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { longDay } from '../../../../shared/words/long-day.ts';
import { formatDateTime } from '../../../../web/admin/format-time.ts';
import { AdminList } from '../../../../web/admin/list/AdminList.tsx';
import { pagedList } from '../../../../web/admin/list/paged-list.ts';
import { useListAddress } from '../../../../web/admin/list/useListAddress.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { ButtonLink } from '../../../../web/components/links/ButtonLink.tsx';
import { Time } from '../../../../web/components/text/Time.tsx';
import { inboxPath, inboxRequestPath } from '../../../requests/inbox-address.ts';
import { quoteSums } from '../../quote-options.ts';
import { type SentQuotesPage, sentQuotesInputSchema } from '../../quotes.ts';
import { adminQuotesContent } from '../../words/admin-quotes.ts';
import { quoteAmount } from '../../words/quotes.ts';
import { KeptAgreements } from './KeptAgreements.tsx';
import { QuoteStateBadge } from './QuoteStateBadge.tsx';

const words = adminQuotesContent.area;

const { none, filtered } = words.empty;
const empty = {
  none: { ...none, action: <ButtonLink to={inboxPath}>{none.open}</ButtonLink> },
  filtered,
};

export function QuotesTab() {
  const place = useListAddress();
  const { address } = place;
  const { search, page } = address;
  const state = sentQuotesInputSchema.shape.state.safeParse(address.status).data;
  const quotes = trpc.admin.quotes.sent.useQuery(
    { search, state, page },
    { placeholderData: keepPreviousData, refetchOnMount: 'always' },
  );
  const isFiltered = search !== '' || state !== undefined;
  return (
    <>
      <AdminList
        heading={words}
        {...pagedList({
          ...{ place, words, of: quotes.data },
          summary: quotes.data ? words.count(quotes.data.total) : '',
        })}
        isFiltered={isFiltered}
        list={quotes}
        empty={quotes.data?.items.length === 0 ? empty : null}
        rowHeight="4.5rem"
      >
        <ul className="ruled">
          {quotes.data?.items.map((quote) => (
            <SentQuote key={`${quote.requestId}-${quote.version}`} quote={quote} />
          ))}
        </ul>
      </AdminList>
      <KeptAgreements />
    </>
  );
}

function SentQuote({ quote }: { quote: SentQuotesPage['items'][number] }) {
  const { requestId, title, name, company, state, currency } = quote;
  const { validUntil, decidedAt, createdAt } = quote;
  return (
    <Group component="li" justify="space-between" gap="md" py="md">
      <Stack gap="xxs" flex="1 1 16rem" miw={0}>
        <Anchor component={Link} to={inboxRequestPath(requestId)} fw={600} dir="auto">
          {title}
        </Anchor>
        <Text fz="sm" c="dimmed">
          {quote.number} <bdi>{[name, company].filter(Boolean).join(', ')}</bdi>
        </Text>
      </Stack>
      <strong>{quoteAmount(quoteSums(quote).total, currency)}</strong>
      <QuoteStateBadge state={state} />
      <Text fz="sm" c="dimmed" miw="12rem">
        {decidedAt ? (
          <Time at={decidedAt} format={formatDateTime} />
        ) : (
          <>
            <Time at={createdAt} format={formatDateTime} />,{' '}
            {adminQuotesContent.until(longDay(validUntil))}
          </>
        )}
      </Text>
    </Group>
  );
}
