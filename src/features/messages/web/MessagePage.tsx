import { Badge, Group, Stack } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { withApi } from '../../../web/api/ApiProvider.tsx';
import { outlivingPage, trpc } from '../../../web/api/trpc.ts';
import { CompactHero } from '../../../web/components/hero/CompactHero.tsx';
import { ButtonLink } from '../../../web/components/links/ButtonLink.tsx';
import { Columns } from '../../../web/components/sections/Columns.tsx';
import { Section } from '../../../web/components/sections/Section.tsx';
import { NamedSentence } from '../../../web/components/text/NamedSentence.tsx';
import { PageHead } from '../../../web/page-head.tsx';
import { EntryForm } from '../../conversations/web/EntryForm.tsx';
import { JustSent } from '../../conversations/web/JustSent.tsx';
import { KeepLink } from '../../conversations/web/KeepLink.tsx';
import { NotOpened } from '../../conversations/web/NotOpened.tsx';
import { Entry, EntryText, Thread } from '../../conversations/web/Thread.tsx';
import { WithdrawalForm } from '../../conversations/web/WithdrawalForm.tsx';
import { developerLimits } from '../../developers/developer-limits.ts';
import type { MessagePage as Message } from '../message-pages.ts';
import { developerMessageContent } from '../words/developer-message.ts';
import { messagePageContent, messagePageContent as words } from '../words/message-page.ts';

function MessageThread({ message }: { message: Message }) {
  const { name } = message.developer;
  return (
    <Thread
      title={words.thread.title}
      awaited={message.stage === 'answered' ? null : words.thread.empty}
    >
      <Entry side="incoming" title={words.thread.you} at={message.createdAt}>
        <EntryText>{message.body}</EntryText>
      </Entry>
      {message.entries.map(({ id, party, body, createdAt }) => (
        <Entry
          key={id}
          side={party === 'developer' ? 'outgoing' : 'incoming'}
          title={
            party === 'developer' ? (
              <NamedSentence sentence={words.thread.them} name={name} />
            ) : (
              words.thread.you
            )
          }
          at={createdAt}
        >
          <EntryText>{body}</EntryText>
        </Entry>
      ))}
    </Thread>
  );
}

function OpenedMessage({ messageKey, message }: { messageKey: string; message: Message }) {
  const takingBack = trpc.developer.messages.page.takeBack.useMutation();
  const { developer, stage } = message;
  const { label, title, intro } = words.stages[stage];
  return (
    <>
      <CompactHero
        hero={{
          eyebrow: words.eyebrow,
          title: <NamedSentence sentence={title} name={developer.name} />,
          intro,
        }}
        tone="sky"
        contours={2}
      >
        <Group>
          <Badge color={stage === 'answered' ? 'ember' : 'lagoon'}>{label}</Badge>
          <ButtonLink to={paths.developerProfile(developer.id)} variant="subtle">
            <NamedSentence sentence={words.profile} name={developer.name} />
          </ButtonLink>
        </Group>
      </CompactHero>
      <Section label={words.thread.title}>
        <JustSent name="message" title={developerMessageContent.sent.title}>
          <p>
            <NamedSentence sentence={developerMessageContent.sent.text} name={developer.name} />
          </p>
        </JustSent>
        <Columns widths="7fr 4fr" align="start">
          <Stack gap="2xl">
            <MessageThread message={message} />
            <MessageEntryForm messageKey={messageKey} />
          </Stack>
          <Stack gap="lg">
            <KeepLink endsAt={message.linkEndsAt} />
            <WithdrawalForm
              name="takeBack"
              words={words.withdrawal}
              pagePath={paths.message(messageKey)}
              withdraw={() => takingBack.mutateAsync({ key: messageKey })}
            />
          </Stack>
        </Columns>
      </Section>
    </>
  );
}

/** The key in the address is the only authorization. */
function MessagePage() {
  const { key: messageKey = '' } = useParams();
  const message = trpc.developer.messages.page.byKey.useQuery(
    { key: messageKey },
    { refetchOnWindowFocus: 'always' },
  );
  return (
    <>
      <PageHead {...words.meta} hasSiteName canonicalPath={null} isAddressSecret />
      {message.data ? (
        <OpenedMessage messageKey={messageKey} message={message.data} />
      ) : (
        <NotOpened
          error={message.error}
          words={words}
          used={{ by: 'takeBack', words: words.withdrawal.done }}
        />
      )}
    </>
  );
}

export const Component = withApi(MessagePage);

function MessageEntryForm({ messageKey }: { messageKey: string }) {
  const utils = trpc.useUtils();
  const { page } = utils.client.developer.messages;
  const { draft: kept, byKey } = utils.developer.messages.page;
  const key = { key: messageKey };
  const adding = trpc.developer.messages.page.add.useMutation();
  return (
    <EntryForm
      name="messageEntry"
      words={messagePageContent.entry}
      maxLength={developerLimits.messageEntry}
      draftName={`message-entry:${messageKey}`}
      loadSchema={async () => (await import('../message-pages.ts')).messageEntryForm.typed}
      calls={{
        initial: kept.getData(key),
        load: () => page.draft.query(key),
        save: (typed) => page.saveDraft.mutate({ ...key, ...typed }, outlivingPage),
        remember: (saved) => kept.setData(key, saved),
        add: (entry) => adding.mutateAsync({ ...key, ...entry }),
        added: () => byKey.invalidate(key),
      }}
    />
  );
}
