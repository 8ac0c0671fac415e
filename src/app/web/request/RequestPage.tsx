import { Box } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { BriefsSection } from '../../../features/briefs/web/BriefsSection.tsx';
import { CallSection } from '../../../features/calls/web/CallSection.tsx';
import { useOfferWish } from '../../../features/calls/web/use-offer-wish.ts';
import { KeptAgreement } from '../../../features/quotes/web/KeptAgreement.tsx';
import { QuoteCard } from '../../../features/quotes/web/QuoteCard.tsx';
import { standingOfChange } from '../../../features/quotes/web/standing-of-change.ts';
import { RequestView } from '../../../features/requests/web/page/RequestView.tsx';
import type { RequestSection } from '../../../features/requests/web/page/request-section.ts';
import { requestPageContent as words } from '../../../features/requests/words/request-page.ts';
import { standingOfWork } from '../../../features/work/web/standing-of-work.ts';
import { WorkSection } from '../../../features/work/web/WorkSection.tsx';
import { withApi } from '../../../web/api/ApiProvider.tsx';
import { isBeyondLimit } from '../../../web/api/call-errors.ts';
import { trpc } from '../../../web/api/trpc.ts';
import { PageHead } from '../../../web/page-head.tsx';

const sections: readonly RequestSection[] = [
  { name: 'work', Part: WorkSection, isAboveThread: true },
  { name: 'quote', Part: QuoteCard },
  { name: 'call', Part: CallSection },
  { name: 'briefs', Part: BriefsSection },
];

function useRefusal(requestKey: string): unknown {
  // The sections load their data themselves.
  const options = { enabled: false } as const;
  const parts = [
    trpc.contact.agreements.byKey.useQuery({ key: requestKey }, options),
    trpc.contact.calls.offer.useQuery(useOfferWish(requestKey), options),
    trpc.contact.quotes.list.useQuery({ key: requestKey }, options),
    trpc.contact.briefs.list.useQuery({ key: requestKey }, options),
    trpc.contact.work.list.useQuery({ key: requestKey }, options),
    trpc.contact.work.end.useQuery({ key: requestKey }, options),
  ];
  const refused = parts.find(({ data, error }) => data === undefined && isBeyondLimit(error));
  return refused?.error ?? null;
}

/**
 * Lets the sender of a contact request follow it without an account: the address is the key. The key later opens the
 * kept agreement.
 */
function RequestPage() {
  const { key: requestKey = '' } = useParams();
  const kept = trpc.contact.agreements.byKey.useQuery({ key: requestKey }, { retry: false });
  return (
    <>
      <PageHead {...words.meta} hasSiteName canonicalPath={null} isAddressSecret />
      {kept.data ? (
        <KeptAgreement kept={kept.data} />
      ) : kept.isPending ? (
        <Box mih="85vh" aria-busy />
      ) : (
        <OpenPage requestKey={requestKey} />
      )}
    </>
  );
}

function OpenPage({ requestKey }: { requestKey: string }) {
  const refusal = useRefusal(requestKey);
  // The sections of call, work and quote load these.
  const offer = trpc.contact.calls.offer.useQuery(useOfferWish(requestKey), { enabled: false });
  const work = trpc.contact.work.list.useQuery({ key: requestKey }, { enabled: false });
  const quotes = trpc.contact.quotes.list.useQuery({ key: requestKey }, { enabled: false });
  const end = trpc.contact.work.end.useQuery({ key: requestKey }, { enabled: false });
  const standing =
    standingOfChange(requestKey, quotes.data ?? []) ??
    standingOfWork(work.data ?? [], end.data ?? null);
  const { isOpen = false, slots = [] } = offer.data ?? {};
  const canBook = isOpen && slots.length > 0;
  return <RequestView {...{ requestKey, sections, refusal, standing, canBook }} />;
}

export const Component = withApi(RequestPage);
