import { Stack, Text } from '@mantine/core';
import { useEffect } from 'react';
import { paths } from '../../../../shared/paths.ts';
import { outlivingPage, trpc } from '../../../../web/api/trpc.ts';
import { CompactHero } from '../../../../web/components/hero/CompactHero.tsx';
import { Columns } from '../../../../web/components/sections/Columns.tsx';
import { Section } from '../../../../web/components/sections/Section.tsx';
import { NamedSentence } from '../../../../web/components/text/NamedSentence.tsx';
import { formatLongDate } from '../../../../web/format.ts';
import { EntryForm } from '../../../conversations/web/EntryForm.tsx';
import { EntryTime } from '../../../conversations/web/EntryTime.tsx';
import { JustSent } from '../../../conversations/web/JustSent.tsx';
import { KeepLink } from '../../../conversations/web/KeepLink.tsx';
import { NotOpened } from '../../../conversations/web/NotOpened.tsx';
import { WithdrawalForm } from '../../../conversations/web/WithdrawalForm.tsx';
import { requestLimits } from '../../request-options.ts';
import type { RequestPage as Request } from '../../requests.ts';
import { contactWords } from '../../words/contact-words.ts';
import { requestPageContent, requestPageContent as words } from '../../words/request-page.ts';
import { ReceivedTitle } from '../ReceivedTitle.tsx';
import { ByText } from './ByText.tsx';
import { Colleagues } from './Colleagues.tsx';
import { FileForm } from './FileForm.tsx';
import { NdaSection } from './NdaSection.tsx';
import { nextStepOf, stepPlaces } from './next-step.ts';
import { RequestThread } from './RequestThread.tsx';
import type { RequestSection, RequestSectionProps, Standing } from './request-section.ts';
import { StageTrail } from './StageTrail.tsx';

const withdrawalWords = requestPageContent.withdrawal;

/** Says before the withdrawal that an agreement outlives the request. */
function Withdrawal({ requestKey, request: { agreed, colleague } }: RequestSectionProps) {
  const withdrawal = trpc.contact.requests.withdraw.useMutation();
  if (colleague) return null;
  return (
    <WithdrawalForm
      name="withdraw"
      words={
        agreed
          ? {
              ...withdrawalWords,
              text: withdrawalWords.agreed.text(agreed.kinds, formatLongDate(agreed.keptUntil)),
              confirm: withdrawalWords.agreed.confirm,
            }
          : withdrawalWords
      }
      pagePath={paths.request(requestKey)}
      withdraw={() => withdrawal.mutateAsync({ key: requestKey })}
    />
  );
}

function AnswerPromise({ request }: { request: Request }) {
  if (!request.isAnswerPromised) return null;
  return (
    <div>
      <Text c="dimmed">{words.answerBy}</Text>
      <Text variant="display" fz="3xl" lh={1.1}>
        <EntryTime at={request.answerBy} />
      </Text>
      {request.isLate ? <Text mt="xs">{words.late}</Text> : null}
    </div>
  );
}

function useSeen(requestKey: string, answerCount: number) {
  const { mutate } = trpc.contact.requests.markSeen.useMutation();
  useEffect(() => {
    if (answerCount > 0) mutate({ key: requestKey });
  }, [mutate, requestKey, answerCount]);
}

interface OpenedRequestProps extends RequestSectionProps {
  sections: readonly RequestSection[];
  standing: Standing | null;
  canBook: boolean;
}

function OpenedRequest({ requestKey, request, sections, ...state }: OpenedRequestProps) {
  useSeen(requestKey, request.entries.filter(({ side }) => side === 'outgoing').length);
  const { title, intro, next } = state.standing ?? {
    ...words.stages[request.stage],
    next: nextStepOf(request, { requestKey, canBook: state.canBook }),
  };
  return (
    <>
      <CompactHero
        hero={{
          eyebrow: words.eyebrow,
          title: <NamedSentence sentence={title} name={request.firstName} />,
          intro,
          actions: [next],
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
        <JustSent name="contact" title={<ReceivedTitle answerBy={request.answerBy} />}>
          <div>
            <Text fw={600}>{contactWords.toasts.success.title}</Text>
            <p>{contactWords.toasts.success.description}</p>
          </div>
        </JustSent>
        <Columns widths="7fr 4fr" align="start">
          <Stack gap="2xl">
            {sections.map(({ name, Part, isAboveThread }) =>
              isAboveThread ? <Part key={name} requestKey={requestKey} request={request} /> : null,
            )}
            <RequestThread requestKey={requestKey} request={request} />
            <RequestEntryForm requestKey={requestKey} />
            <div id={stepPlaces.files}>
              <FileForm requestKey={requestKey} />
            </div>
          </Stack>
          <Stack gap="lg">
            {[...sections, ...ownSections].map(({ name, Part, isAboveThread }) =>
              isAboveThread ? null : <Part key={name} requestKey={requestKey} request={request} />,
            )}
          </Stack>
        </Columns>
      </Section>
    </>
  );
}

interface RequestViewProps {
  requestKey: string;
  /** Sections of other features. They stand above our own, or above the thread. */
  sections: readonly RequestSection[];
  /** Error of a section. It fails the whole page: a partial one would hide that content is missing. */
  refusal: unknown;
  /** Null before there is an order with stages or a change. */
  standing: Standing | null;
  /** Whether a call can be booked. */
  canBook: boolean;
}

export function RequestView({ requestKey, sections, refusal, ...state }: RequestViewProps) {
  const request = trpc.contact.requests.byKey.useQuery(
    { key: requestKey },
    // A visitor who returns to the tab looks for news.
    { refetchOnWindowFocus: 'always' },
  );
  const error = refusal ?? request.error;
  if (request.data && !refusal) {
    return <OpenedRequest {...{ requestKey, sections, ...state }} request={request.data} />;
  }
  const used = { by: 'withdraw', words: words.withdrawal.done } as const;
  return <NotOpened error={error} words={words} used={used} />;
}

const ownSections: readonly RequestSection[] = [
  { name: 'colleagues', Part: Colleagues },
  { name: 'text', Part: ByText },
  { name: 'link', Part: ({ request }) => <KeepLink endsAt={request.linkEndsAt} /> },
  { name: 'nda', Part: NdaSection },
  { name: 'withdrawal', Part: Withdrawal },
];

function RequestEntryForm({ requestKey }: { requestKey: string }) {
  const utils = trpc.useUtils();
  const { requests } = utils.client.contact;
  const { entryDraft, byKey } = utils.contact.requests;
  const key = { key: requestKey };
  const adding = trpc.contact.requests.addEntry.useMutation();
  return (
    <EntryForm
      name="requestEntry"
      words={requestPageContent.entry}
      maxLength={requestLimits.maxEntry}
      draftName={`request-entry:${requestKey}`}
      loadSchema={async () => (await import('../../requests.ts')).requestEntryForm.typed}
      calls={{
        initial: entryDraft.getData(key),
        load: () => requests.entryDraft.query(key),
        save: (typed) => requests.saveEntryDraft.mutate({ ...key, ...typed }, outlivingPage),
        remember: (kept) => entryDraft.setData(key, kept),
        add: (entry) => adding.mutateAsync({ ...key, ...entry }),
        added: () => byKey.invalidate(key),
      }}
    />
  );
}
