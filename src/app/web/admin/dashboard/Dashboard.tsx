import { Group, Tabs, Text, Title } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { LeftTexts } from '../../../../features/editor/web/admin/LeftTexts.tsx';
import { LaunchLine } from '../../../../features/launch/web/admin/LaunchLine.tsx';
import { PostsTab } from '../../../../features/posts/web/admin/PostsTab.tsx';
import { adminContent } from '../../../../shared/words/admin.ts';
import { editorAddress } from '../../../../web/admin/list/admin-address.ts';
import { ListSkeleton } from '../../../../web/admin/list/ListSkeleton.tsx';
import { PartFailed } from '../../../../web/admin/PartFailed.tsx';
import { ButtonLink } from '../../../../web/components/links/ButtonLink.tsx';
import { useAreas } from './useAreas.ts';

const words = adminContent.dashboard;

const panels = {
  posts: () => <PostsTab notice={<LeftTexts />} />,
  categories: lazy(async () => ({
    default: (await import('../../../../features/posts/web/admin/categories/CategoriesTab.tsx'))
      .CategoriesTab,
  })),
  generator: lazy(async () => ({
    default: (await import('../../../../features/generator/web/admin/drafts/AiDraftsTab.tsx'))
      .AiDraftsTab,
  })),
  style: lazy(async () => ({
    default: (await import('../../../../features/generator/web/admin/HouseStyleTab.tsx'))
      .HouseStyleTab,
  })),
  media: lazy(async () => ({
    default: (await import('../../../../features/media/web/admin/MediaTab.tsx')).MediaTab,
  })),
  content: lazy(async () => ({
    default: (await import('./ContentPanel.tsx')).ContentPanel,
  })),
  facts: lazy(async () => ({
    default: (await import('../../../../features/facts/web/admin/FactsTab.tsx')).FactsTab,
  })),
  transfer: lazy(async () => ({
    default: (await import('../../../../features/transfer/web/admin/TransferTab.tsx')).TransferTab,
  })),
  inbox: lazy(async () => ({
    default: (await import('./InboxPanel.tsx')).InboxPanel,
  })),
  calls: lazy(async () => ({
    default: (await import('../../../../features/calls/web/admin/CallsTab.tsx')).CallsTab,
  })),
  developers: lazy(async () => ({
    default: (await import('../../../../features/developers/web/admin/DevelopersTab.tsx'))
      .DevelopersTab,
  })),
  traffic: lazy(async () => ({
    default: (await import('../../../../features/traffic/web/admin/TrafficTab.tsx')).TrafficTab,
  })),
  tokens: lazy(async () => ({
    default: (await import('../../../../features/accounts/web/admin/TokensTab.tsx')).TokensTab,
  })),
  activity: lazy(async () => ({
    default: (await import('../../../../features/accounts/web/admin/ActivityTab.tsx')).ActivityTab,
  })),
  jobs: lazy(async () => ({
    default: (await import('../../../../features/operations/web/admin/JobsTab.tsx')).JobsTab,
  })),
  retention: lazy(async () => ({
    default: (await import('../../../../features/operations/web/admin/RetentionTab.tsx'))
      .RetentionTab,
  })),
  account: lazy(async () => ({
    default: (await import('../../../../features/accounts/web/admin/account/AccountTab.tsx'))
      .AccountTab,
  })),
};

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
            <LaunchLine />
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
