import { Badge, Stack, Tabs, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../../shared/paths.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { Columns } from '../../../../web/components/Columns.tsx';
import { Section } from '../../../../web/components/Section.tsx';
import { tabOfAddress, tabPath } from '../../../../web/components/tab-address.ts';
import { Inbox } from '../../../messages/web/Inbox.tsx';
import { developerAccountContent } from '../../words/developer-account.ts';
import { AccountData } from './account/AccountData.tsx';
import { SessionList } from './account/SessionList.tsx';

const Briefs = lazy(() => import('../../../briefs/web/own/Briefs.tsx'));
const Statistics = lazy(() => import('./statistics/Statistics.tsx'));

const { title, text, tabs } = developerAccountContent.ownerOnly;

/** Shows the number of unanswered briefs; nothing for 0. */
function UnansweredBriefs() {
  const { data: count = 0 } = trpc.developer.briefs.unansweredCount.useQuery(undefined, {
    refetchOnMount: 'always',
  });
  return count > 0 ? <Badge color="ember">{count}</Badge> : null;
}

interface OwnerAreaProps {
  developerId: number;
  onDeleted: () => void;
}

/** Messages, then tabs with briefs, statistics and the account. */
export function OwnerArea({ developerId, onDeleted }: OwnerAreaProps) {
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  const tab = tabOfAddress(tabs, searchParams).id;
  const choose = (value: string | null) => {
    const chosen = tabs.find(({ id }) => id === value);
    if (!chosen) return;
    const address = tabPath(paths.developerProfile(developerId), tabs, chosen.id);
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
      <Tabs value={tab} onChange={choose} keepMounted={false}>
        <Tabs.List aria-label={title} mb="2xl">
          {tabs.map(({ id, label }) => (
            <Tabs.Tab
              key={id}
              value={id}
              mih="var(--site-target)"
              fz="control"
              fw={600}
              rightSection={id === 'briefs' ? <UnansweredBriefs /> : null}
            >
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="messages">
          <Inbox />
        </Tabs.Panel>
        <Tabs.Panel value="briefs">
          <Suspense fallback={null}>
            <Briefs />
          </Suspense>
        </Tabs.Panel>
        <Tabs.Panel value="statistics">
          <Suspense fallback={null}>
            <Statistics />
          </Suspense>
        </Tabs.Panel>
        <Tabs.Panel value="account">
          <Columns widths="6fr 5fr" gap="4xl">
            <SessionList />
            <Stack gap="3xl">
              <AccountData onDeleted={onDeleted} />
            </Stack>
          </Columns>
        </Tabs.Panel>
      </Tabs>
    </Section>
  );
}
