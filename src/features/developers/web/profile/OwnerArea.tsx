import { Badge, Button, Group, Paper, Stack, Tabs, Text } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { tabOfAddress, tabPath } from '../../../../shared/addresses/tab-address.ts';
import { deviceName } from '../../../../shared/admin/device-name.ts';
import { showFailure, withToasts } from '../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { Columns } from '../../../../web/components/sections/Columns.tsx';
import { Section } from '../../../../web/components/sections/Section.tsx';
import { LoadState } from '../../../../web/components/states/LoadState.tsx';
import { formatLongDate } from '../../../../web/format.ts';
import { saveFile } from '../../../../web/save-file.ts';
import type { CurrentDeveloper, DeveloperProfile } from '../../developers.ts';
import { developerAccountContent } from '../../words/developer-account.ts';
import { AccountBlock } from './account/AccountBlock.tsx';
import { DeleteAccountDialog } from './account/DeleteAccountDialog.tsx';
import type { OwnerParts } from './owner-parts.ts';

const OwnTokens = lazy(() => import('./account/OwnTokens.tsx'));
const OwnOutcomes = lazy(() => import('../../../outcomes/web/OwnOutcomes.tsx'));
const OwnProofs = lazy(() => import('../../../proofs/web/OwnProofs.tsx'));
const OwnVerification = lazy(() => import('../../../verification/web/OwnVerification.tsx'));
const OwnSkills = lazy(() => import('../../../skills/web/OwnSkills.tsx'));
const ProfileGuide = lazy(() => import('./guide/ProfileGuide.tsx'));
const Share = lazy(() => import('./share/Share.tsx'));
const OwnNumbers = lazy(() => import('./numbers/OwnNumbers.tsx'));

const { title, text, tabs } = developerAccountContent.ownerOnly;

interface OwnerAreaProps {
  owner: CurrentDeveloper;
  projects: DeveloperProfile['projects'];
  onDeleted: () => void;
  onEdit: () => void;
  parts: OwnerParts;
}

export function OwnerArea({ owner, projects, onDeleted, onEdit, parts }: OwnerAreaProps) {
  const { Messages, Briefs, BriefsMark, Availability, NewsSettings, Programs } = parts;
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const tab = tabOfAddress(tabs, searchParams).id;
  const choose = (value: string | null) => {
    const chosen = tabs.find(({ id }) => id === value);
    if (!chosen) return;
    const address = tabPath(pathname, tabs, chosen.id);
    void navigate(address, { replace: true, preventScrollReset: true });
  };
  return (
    <Section tone="sky" edge={3} label={title}>
      <Text c="dimmed" maw="var(--site-measure)" mb="lg">
        <Text component="strong" inherit c="bright" fw={700}>
          {title}.
        </Text>{' '}
        {text}
      </Text>
      <Suspense fallback={null}>
        <ProfileGuide developerId={owner.id} onEdit={onEdit} onTab={choose} />
      </Suspense>
      <Tabs value={tab} onChange={choose} keepMounted={false}>
        <Tabs.List aria-label={title} mb="2xl">
          {tabs.map(({ id, label }) => (
            <Tabs.Tab
              key={id}
              value={id}
              mih="var(--site-target)"
              fz="control"
              fw={600}
              rightSection={id === 'briefs' ? <BriefsMark /> : null}
            >
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="messages">
          <Messages />
        </Tabs.Panel>
        <Tabs.Panel value="briefs">
          <Suspense fallback={null}>
            <OwnOutcomes />
            <Briefs />
          </Suspense>
        </Tabs.Panel>
        <Tabs.Panel value="availability">
          <Suspense fallback={null}>
            <Availability news={(isOpen) => <NewsSettings isOpenToBriefs={isOpen} />} />
          </Suspense>
        </Tabs.Panel>
        <Tabs.Panel value="skills">
          <Suspense fallback={null}>
            <OwnSkills developerId={owner.id} projects={projects} />
          </Suspense>
        </Tabs.Panel>
        <Tabs.Panel value="proof">
          <Suspense fallback={null}>
            <OwnProofs />
          </Suspense>
        </Tabs.Panel>
        <Tabs.Panel value="verification">
          <Suspense fallback={null}>
            <OwnVerification />
          </Suspense>
        </Tabs.Panel>
        <Tabs.Panel value="numbers">
          <Suspense fallback={null}>
            <OwnNumbers onTab={choose} onEdit={onEdit} />
          </Suspense>
        </Tabs.Panel>
        <Tabs.Panel value="share">
          <Suspense fallback={null}>
            <Share owner={owner} />
          </Suspense>
        </Tabs.Panel>
        <Tabs.Panel value="account">
          <Columns widths="6fr 5fr" gap="4xl">
            <Stack gap="3xl">
              <SessionList />
              <Suspense fallback={null}>
                <Programs />
                <OwnTokens />
              </Suspense>
            </Stack>
            <Stack gap="3xl">
              <AccountData onDeleted={onDeleted} />
            </Stack>
          </Columns>
        </Tabs.Panel>
      </Tabs>
    </Section>
  );
}

const { exportData, deleteAccount } = developerAccountContent;

function AccountData({ onDeleted }: { onDeleted: () => void }) {
  const utils = trpc.useUtils();
  const [isPreparing, setIsPreparing] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);

  const download = async () => {
    setIsPreparing(true);
    try {
      const data = await utils.developer.exportData.fetch(undefined, { staleTime: 0 });
      const day = data.exportedAt.toISOString().slice(0, 10);
      const text = JSON.stringify(data, null, 2);
      saveFile(
        `${exportData.fileName}-${day}.json`,
        new Blob([text], { type: 'application/json' }),
      );
    } catch (error) {
      showFailure(error, exportData.failed);
    } finally {
      setIsPreparing(false);
    }
  };

  return (
    <>
      <AccountBlock id="export-title" title={exportData.title} text={exportData.text}>
        <Button variant="default" disabled={isPreparing} onClick={() => void download()}>
          {isPreparing ? exportData.preparing : exportData.action}
        </Button>
      </AccountBlock>
      <AccountBlock id="delete-title" title={deleteAccount.title} text={deleteAccount.text}>
        <Button variant="outline" color="red" onClick={() => setIsDeleting(true)}>
          {deleteAccount.open}
        </Button>
        {isDeleting ? (
          <DeleteAccountDialog onClose={() => setIsDeleting(false)} onDeleted={onDeleted} />
        ) : null}
      </AccountBlock>
    </>
  );
}

const words = developerAccountContent.sessions;

function SessionList() {
  const utils = trpc.useUtils();
  const sessions = trpc.developer.sessions.list.useQuery(undefined, { refetchOnMount: 'always' });
  const change = {
    failed: words.failed,
    onDone: () => utils.developer.sessions.list.invalidate(),
  };
  const end = trpc.developer.sessions.end.useMutation(withToasts({ ...change, done: words.ended }));
  const endOthers = trpc.developer.sessions.endOthers.useMutation(
    withToasts({ ...change, done: words.othersEnded }),
  );
  const list = sessions.data ?? [];
  const others = list.filter((session) => !session.isCurrent);

  return (
    <AccountBlock id="sessions-title" title={words.title} text={words.text}>
      <LoadState query={sessions} words={words} onRetry={() => void sessions.refetch()} />
      <Stack component="ul" w="100%">
        {list.map((session) => {
          const device = deviceName(session.userAgent) || words.unknownDevice;
          return (
            <Paper key={session.id} component="li" withBorder radius="md" p="md">
              <Group justify="space-between" gap="xs">
                <div>
                  <Group component="strong" gap="xs">
                    {device}
                    {session.isCurrent ? <Badge color="lagoon">{words.current}</Badge> : null}
                  </Group>
                  <Text c="dimmed" fz="sm">
                    {words.signedIn} {formatLongDate(session.createdAt)}. {words.lastUsed}{' '}
                    {formatLongDate(session.lastUsedAt)}.
                  </Text>
                </div>
                {session.isCurrent ? null : (
                  <Button
                    variant="subtle"
                    size="xs"
                    aria-label={words.endNamed(device)}
                    disabled={end.isPending}
                    onClick={() => end.mutate({ sessionId: session.id })}
                  >
                    {words.end}
                  </Button>
                )}
              </Group>
            </Paper>
          );
        })}
      </Stack>
      {sessions.isSuccess && others.length === 0 ? <Text c="dimmed">{words.none}</Text> : null}
      {others.length > 1 ? (
        <Button
          variant="default"
          disabled={endOthers.isPending}
          onClick={() => endOthers.mutate(undefined)}
        >
          {words.endOthers}
        </Button>
      ) : null}
    </AccountBlock>
  );
}
