import { Group, Tabs, Text, Title } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { adminContent } from '../../../../content/admin.ts';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { editorAddress } from '../admin-address.ts';
import { ListSkeleton } from '../parts/ListSkeleton.tsx';
import { PartFailed } from '../parts/PartFailed.tsx';
import { PostsTab } from '../posts/PostsTab.tsx';
import { useAreas } from './useAreas.ts';

const words = adminContent.dashboard;

/** Each part is loaded when its tab is opened. */
const panels = {
  posts: PostsTab,
  categories: lazy(async () => ({
    default: (await import('../categories/CategoriesTab.tsx')).CategoriesTab,
  })),
  generator: lazy(async () => ({
    default: (await import('../ai-drafts/AiDraftsTab.tsx')).AiDraftsTab,
  })),
  style: lazy(async () => ({ default: (await import('../writing/WritingTab.tsx')).WritingTab })),
  media: lazy(async () => ({ default: (await import('../media/MediaTab.tsx')).MediaTab })),
  facts: lazy(async () => ({ default: (await import('../facts/FactsTab.tsx')).FactsTab })),
  transfer: lazy(async () => ({
    default: (await import('../transfer/TransferTab.tsx')).TransferTab,
  })),
  inbox: lazy(async () => ({ default: (await import('../inbox/InboxTab.tsx')).InboxTab })),
  calls: lazy(async () => ({ default: (await import('../calls/CallsTab.tsx')).CallsTab })),
  developers: lazy(async () => ({
    default: (await import('../developers/DevelopersTab.tsx')).DevelopersTab,
  })),
  traffic: lazy(async () => ({ default: (await import('../traffic/TrafficTab.tsx')).TrafficTab })),
  tokens: lazy(async () => ({ default: (await import('../tokens/TokensTab.tsx')).TokensTab })),
  activity: lazy(async () => ({
    default: (await import('../activity/ActivityTab.tsx')).ActivityTab,
  })),
  jobs: lazy(async () => ({ default: (await import('../jobs/JobsTab.tsx')).JobsTab })),
  retention: lazy(async () => ({
    default: (await import('../retention/RetentionTab.tsx')).RetentionTab,
  })),
  account: lazy(async () => ({ default: (await import('../account/AccountTab.tsx')).AccountTab })),
};

/** The chosen area, with its name over it. */
export function Dashboard() {
  const { search } = useLocation();
  const { areas, area } = useAreas();
  const Panel = panels[area];

  return (
    <>
      <Group component="header" justify="space-between" align="center" mb="lg">
        <div>
          <Title order={1} fz="2xl">
            {words.title}
          </Title>
          <Text c="dimmed" fz="sm" mt="xxs">
            {words.intro}
          </Text>
        </div>
        <ButtonLink to={editorAddress({ kind: 'new' }, search)}>{words.newPost}</ButtonLink>
      </Group>
      {areas.map(({ id, label }) => (
        <Tabs.Panel key={id} value={id} aria-label={label}>
          {id === area ? (
            <ErrorBoundary FallbackComponent={PartFailed} resetKeys={[id]}>
              <Suspense fallback={<ListSkeleton />}>
                <Panel />
              </Suspense>
            </ErrorBoundary>
          ) : null}
        </Tabs.Panel>
      ))}
    </>
  );
}
