import { Anchor, Group, Tabs, Text, Title } from '@mantine/core';
import { lazy, type ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { LeftTexts } from '../../../../features/editor/web/admin/LeftTexts.tsx';
import { LaunchLine } from '../../../../features/launch/web/admin/LaunchLine.tsx';
import { PostsTab } from '../../../../features/posts/web/admin/PostsTab.tsx';
import { adminContent, adminDay, dashboardTabs } from '../../../../shared/words/admin.ts';
import { areaOf, areaPath, editorAddress } from '../../../../web/admin/list/admin-address.ts';
import { ButtonLink } from '../../../../web/components/links/ButtonLink.tsx';
import { useAreas } from './useAreas.ts';

const words = adminContent.dashboard;

const tabPanels = {
  posts: () => <PostsTab notice={<LeftTexts />} />,
  categories: lazy(async () => ({
    default: (await import('../../../../features/posts/web/admin/categories/CategoriesTab.tsx'))
      .CategoriesTab,
  })),
  generator: lazy(async () => ({
    default: (await import('../../../../features/generator/web/admin/drafts/AiDraftsTab.tsx'))
      .AiDraftsTab,
  })),
};

export type DashboardTab = keyof typeof tabPanels;

export const isDashboardTab = (id: string): id is DashboardTab => id in tabPanels;

interface DashboardProps {
  tab: DashboardTab;
  /** Catches the faults of a panel, and stands in while it loads. */
  within: (panel: ReactNode) => ReactNode;
}

export function Dashboard({ tab, within }: DashboardProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { places } = useAreas();
  const theirs = places.flatMap(({ areas }) => areas.map(({ id }) => id));
  const tabs = dashboardTabs.filter(({ id }) => theirs.includes(id));
  const choose = (value: string | null) => {
    const chosen = tabs.find(({ id }) => id === value)?.id;
    if (!chosen) return;
    // Reads the current address instead of the last render: keys may be faster than pages.
    const replace = chosen === areaOf(window.location);
    void navigate(areaPath(chosen), { preventScrollReset: true, replace });
  };
  const Panel = tabPanels[tab];
  return (
    <Tabs value={tab} onChange={choose} keepMounted={false}>
      <Group component="header" justify="space-between" align="center" mb="sm">
        <div>
          <Title order={1} fz="2xl">
            {words.title}
          </Title>
          <Text c="dimmed" fz="sm" mt="xxs">
            {words.intro}
            {' · '}
            <Anchor component={Link} to={areaPath(adminDay.id)} inherit underline="always">
              {adminDay.label}
            </Anchor>
            <LaunchLine />
          </Text>
        </div>
        <ButtonLink to={editorAddress({ kind: 'new' }, search)}>{words.newPost}</ButtonLink>
      </Group>
      <Tabs.List mb="lg" aria-label={words.tabsLabel}>
        {tabs.map(({ id, label }) => (
          <Tabs.Tab key={id} value={id}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ id, label }) => (
        <Tabs.Panel key={id} value={id} aria-label={label}>
          {id === tab ? within(<Panel />) : null}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
