import { Box, Stack, Text } from '@mantine/core';
import { type ComponentType, useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { paths } from '../../../../shared/paths.ts';
import { withApi } from '../../../../web/api/ApiProvider.tsx';
import { isBeyondLimit } from '../../../../web/api/call-errors.ts';
import { outlivingPage, trpc } from '../../../../web/api/trpc.ts';
import { Columns } from '../../../../web/components/Columns.tsx';
import { CompactHero } from '../../../../web/components/CompactHero.tsx';
import { NamedSentence } from '../../../../web/components/NamedSentence.tsx';
import { Section } from '../../../../web/components/Section.tsx';
import { FormSent } from '../../../../web/forms/FormNotice.tsx';
import { PageHead } from '../../../../web/page-head.tsx';
import { BriefsSection } from '../../../briefs/web/BriefsSection.tsx';
import { CallSection } from '../../../calls/web/CallSection.tsx';
import { KeptAgreement } from '../../../quotes/web/KeptAgreement.tsx';
import { QuoteCard } from '../../../quotes/web/QuoteCard.tsx';
import { quoteDay } from '../../../quotes/words/quotes.ts';
import { requestLimits } from '../../request-options.ts';
import type { RequestPage as Request } from '../../requests.ts';
import { contactContent } from '../../words/contact.ts';
import { requestPageContent, requestPageContent as words } from '../../words/request-page.ts';
import { ReceivedTitle } from '../ReceivedTitle.tsx';
import { AdditionForm } from './AdditionForm.tsx';
import { FileForm } from './FileForm.tsx';
import { KeepLink } from './KeepLink.tsx';
import { Letters } from './Letters.tsx';
import { Moment } from './Moment.tsx';
import { NdaSection } from './NdaSection.tsx';
import { NotOpened } from './NotOpened.tsx';
import type { RequestSectionProps } from './request-section.ts';
import { StageTrail } from './StageTrail.tsx';
import { useSendersDraft } from './useSendersDraft.ts';
import { WithdrawalForm } from './WithdrawalForm.tsx';

const withdrawalWords = requestPageContent.withdrawal;

/** The end of a request by its sender. What both sides agreed on outlives it, which is said before. */
function Withdrawal({ requestKey, request: { agreed } }: RequestSectionProps) {
  const withdrawal = trpc.contact.requests.withdraw.useMutation();
  return (
    <WithdrawalForm
      name="withdraw"
      words={
        agreed
          ? {
              ...withdrawalWords,
              text: withdrawalWords.agreed.text(
                agreed.kinds,
                quoteDay(agreed.keptUntil.toISOString()),
              ),
              confirm: withdrawalWords.agreed.confirm,
            }
          : withdrawalWords
      }
      pagePath={paths.request(requestKey)}
      withdraw={() => withdrawal.mutateAsync({ key: requestKey })}
    />
  );
}

/** The promise of an answer, as large as it is meant; once it is kept, there is nothing to promise. */
function AnswerPromise({ request }: { request: Request }) {
  if (!request.isAnswerPromised) return null;
  return (
    <div>
      <Text c="dimmed">{words.answerBy}</Text>
      <Text variant="display" fz="3xl" lh={1.1}>
        <Moment at={request.answerBy} />
      </Text>
      {request.isLate ? <Text mt="xs">{words.late}</Text> : null}
    </div>
  );
}

/** Without scripts the form leads here once it is sent. */
function JustSent({ answerBy }: { answerBy: Date }) {
  const [searchParams] = useSearchParams();
  if (searchParams.get('sent') !== 'contact') return null;
  const { title, description } = contactContent.toasts.success;
  return (
    <Box mb="2xl">
      <FormSent title={<ReceivedTitle answerBy={answerBy} />} id="contact-sent" tabIndex={-1}>
        <div>
          <Text fw={600}>{title}</Text>
          <p>{description}</p>
        </div>
      </FormSent>
    </Box>
  );
}

/** Tells us that what we have said is on the screen. */
function useSeen(requestKey: string, answerCount: number) {
  const { mutate } = trpc.contact.requests.markSeen.useMutation();
  useEffect(() => {
    if (answerCount > 0) mutate({ key: requestKey });
  }, [mutate, requestKey, answerCount]);
}

function OpenedRequest({ requestKey, request }: { requestKey: string; request: Request }) {
  useSeen(requestKey, request.entries.filter(({ kind }) => kind === 'owner').length);
  const { title, intro } = words.stages[request.stage];
  return (
    <>
      <CompactHero
        hero={{
          eyebrow: words.eyebrow,
          title: <NamedSentence sentence={title} name={request.firstName} />,
          intro,
        }}
        tone="sky"
        contours={2}
      >
        <Stack gap="lg">
          <AnswerPromise request={request} />
          <StageTrail stepsDone={request.stepsDone} />
        </Stack>
      </CompactHero>
      <Section label={words.thread.title}>
        <JustSent answerBy={request.answerBy} />
        <Columns widths="7fr 4fr" align="start">
          <Stack gap="2xl">
            <Letters requestKey={requestKey} request={request} />
            <RemarkForm requestKey={requestKey} />
            <FileForm requestKey={requestKey} />
          </Stack>
          <Stack gap="lg">
            {requestSections.map(({ name, Part }) => (
              <Part key={name} requestKey={requestKey} request={request} />
            ))}
          </Stack>
        </Columns>
      </Section>
    </>
  );
}

/** Whether a part of the page was refused: half of it would look as if the rest did not exist. */
function useRefusedPart(requestKey: string): unknown {
  // The parts themselves ask for their contents.
  const options = { enabled: false } as const;
  const parts = [
    trpc.contact.agreements.byKey.useQuery({ key: requestKey }, options),
    trpc.contact.calls.offer.useQuery({ key: requestKey }, options),
    trpc.contact.quotes.list.useQuery({ key: requestKey }, options),
    trpc.contact.briefs.list.useQuery({ key: requestKey }, options),
  ];
  const refused = parts.find(({ data, error }) => data === undefined && isBeyondLimit(error));
  return refused?.error ?? null;
}

/** Where the sender of a contact request follows it, without an account: the address is the key. It opens what was agreed on afterwards. */
function RequestPage() {
  const { key: requestKey = '' } = useParams();
  const kept = trpc.contact.agreements.byKey.useQuery({ key: requestKey }, { retry: false });
  return (
    <>
      <PageHead {...words.meta} canonicalPath={null} isAddressSecret />
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
  const request = trpc.contact.requests.byKey.useQuery(
    { key: requestKey },
    // Somebody who comes back to this tab looks for news.
    { refetchOnWindowFocus: 'always' },
  );
  const refusedPart = useRefusedPart(requestKey);
  const error = refusedPart ?? request.error;
  if (request.data && !refusedPart) {
    return <OpenedRequest requestKey={requestKey} request={request.data} />;
  }
  if (!error) return <Box mih="85vh" aria-busy />;
  const used = { by: 'withdraw', words: words.withdrawal.done } as const;
  return <NotOpened error={error} words={words} used={used} />;
}

export const Component = withApi(RequestPage);

/** What stands beside the letters, from top to bottom; each is a section with a heading of the second level, or nothing. */
const requestSections: readonly {
  name: string;
  Part: ComponentType<RequestSectionProps>;
}[] = [
  { name: 'quote', Part: QuoteCard },
  { name: 'call', Part: CallSection },
  { name: 'briefs', Part: BriefsSection },
  { name: 'link', Part: KeepLink },
  { name: 'nda', Part: NdaSection },
  { name: 'withdrawal', Part: Withdrawal },
];

/** What the sender of a request adds to it. */
function RemarkForm({ requestKey }: { requestKey: string }) {
  const utils = trpc.useUtils();
  const { requests } = utils.client.contact;
  const { remarkDraft, byKey } = utils.contact.requests;
  const key = { key: requestKey };
  const { draft, send } = useSendersDraft(`remark:${requestKey}`, {
    initial: remarkDraft.getData(key),
    load: () => requests.remarkDraft.query(key),
    save: (typed) => requests.saveRemarkDraft.mutate({ ...key, ...typed }, outlivingPage),
    remember: (kept) => remarkDraft.setData(key, kept),
  });
  const sending = trpc.contact.requests.remark.useMutation();
  return (
    <AdditionForm
      name="remark"
      words={requestPageContent.remark}
      maxLength={requestLimits.maxRemark}
      draft={draft}
      loadSending={async () => ({
        schema: (await import('../../requests.ts')).remarkFormSchema,
        send: async (remark) => {
          await send((sent) => sending.mutateAsync({ ...remark, ...key, draft: sent }));
          await byKey.invalidate(key);
        },
      })}
    />
  );
}
