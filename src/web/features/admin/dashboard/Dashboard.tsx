import { Badge, Group, Tabs, Text, Title, VisuallyHidden } from '@mantine/core';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation, useNavigate } from 'react-router-dom';
import { type AdminTabId, adminContent, adminTabs } from '../../../../content/admin.ts';
import { trpc } from '../../../api/trpc.ts';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { editorAddress, tabAddress, tabOf } from '../admin-address.ts';
import { ListSkeleton } from '../parts/ListSkeleton.tsx';
import { PartFailed } from '../parts/PartFailed.tsx';
import { PostsTab } from '../posts/PostsTab.tsx';
import classes from './Dashboard.module.css';

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
  inbox: lazy(async () => ({ default: (await import('../inbox/InboxTab.tsx')).InboxTab })),
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

/** The tabs of the admin area; the chosen one is part of the address. */
export function Dashboard() {
  const location = useLocation();
  const navigate = useNavigate();
  const tab = tabOf(location);
  const Panel = panels[tab];
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = list.current;
    if (!row) return;
    const index = adminTabs.findIndex(({ id }) => id === tab);
    // On a small screen the row scrolls, and the chosen tab may be outside. Called at once, and again when the screen
    // turns or a count widens its tab; only sideways, so that the page stays where it is.
    const observer = new ResizeObserver(() => {
      const chosen = row.children[index]?.getBoundingClientRect();
      if (!chosen) return;
      const { left, width } = row.getBoundingClientRect();
      row.scrollBy({ left: chosen.left - left - (width - chosen.width) / 2 });
    });
    for (const element of [row, ...row.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [tab]);

  const choose = (value: string | null) => {
    const chosen = adminTabs.find(({ id }) => id === value)?.id;
    if (!chosen) return;
    // What the address says by now, not what was drawn last: keys may come faster than pages.
    const replace = chosen === tabOf(window.location);
    navigate(tabAddress(chosen), { preventScrollReset: true, replace });
  };

  return (
    <>
      <Group component="header" justify="space-between" align="flex-end" mb="xl">
        <div>
          <Title order={1} fz="3xl">
            {words.title}
          </Title>
          <Text c="dimmed" mt="xs">
            {words.intro}
          </Text>
        </div>
        <ButtonLink to={editorAddress({ kind: 'new' }, location.search)}>
          {words.newPost}
        </ButtonLink>
      </Group>
      <Tabs
        value={tab}
        onChange={choose}
        keepMounted={false}
        classNames={{ list: classes.list, tab: classes.tab }}
      >
        <Tabs.List ref={list} aria-label={words.tabsLabel}>
          {adminTabs.map(({ id, label }) => (
            <Tabs.Tab key={id} value={id} rightSection={badgeOf(id)}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {adminTabs.map(({ id, label }) => (
          <Tabs.Panel key={id} value={id} pt="xl" aria-label={label}>
            {id === tab ? (
              <ErrorBoundary FallbackComponent={PartFailed} resetKeys={[id]}>
                <Suspense fallback={<ListSkeleton />}>
                  <Panel />
                </Suspense>
              </ErrorBoundary>
            ) : null}
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  );
}

function badgeOf(id: AdminTabId) {
  if (id === 'inbox') return <UnreadCount />;
  return id === 'jobs' ? <TroubledCount /> : null;
}

/** How many contact requests nobody has looked at yet. */
function UnreadCount() {
  const count = trpc.admin.inbox.unreadCount.useQuery().data ?? 0;
  return <CountBadge count={count} inWords={adminContent.unread(count)} />;
}

/** How much background work needs somebody to look at it. */
function TroubledCount() {
  const count = trpc.admin.troubledWork.count.useQuery().data?.count ?? 0;
  return <CountBadge count={count} inWords={adminContent.troubled(count)} />;
}

function CountBadge({ count, inWords }: { count: number; inWords: string }) {
  if (count === 0) return null;
  return (
    <Badge variant="filled" color="ember" radius="xl">
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{inWords}</VisuallyHidden>
    </Badge>
  );
}
