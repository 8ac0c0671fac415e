import { Badge, Tabs, VisuallyHidden } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { type AdminTabId, adminContent } from '../../../../shared/words/admin.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import classes from './areas.module.css';
import { useAreas } from './useAreas.ts';

export function AreaTabs() {
  const { areas, area } = useAreas();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = list.current;
    if (!row) return;
    const index = areas.findIndex(({ id }) => id === area);
    // Scrolls the chosen tab into view, sideways only. The observer also fires when the screen turns or a count widens
    // its tab.
    const observer = new ResizeObserver(() => {
      const chosen = row.children[index]?.getBoundingClientRect();
      if (!chosen) return;
      const { left, width } = row.getBoundingClientRect();
      row.scrollBy({ left: chosen.left - left - (width - chosen.width) / 2 });
    });
    for (const element of [row, ...row.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [area, areas]);

  return (
    <Tabs.List ref={list} className={classes.list} aria-label={adminContent.dashboard.tabsLabel}>
      {areas.map(({ id, label }) => (
        <Tabs.Tab key={id} value={id} className={classes.area} rightSection={badgeOf(id)}>
          {label}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  );
}

function badgeOf(id: AdminTabId) {
  if (id === 'inbox') return <UnreadCount />;
  if (id === 'facts') return <DueFactCount />;
  return id === 'jobs' ? <FailedJobCount /> : null;
}

function UnreadCount() {
  const count = trpc.admin.inbox.unreadCount.useQuery().data ?? 0;
  return <CountBadge count={count} inWords={adminContent.unread(count)} />;
}

function DueFactCount() {
  const count = trpc.admin.posts.facts.dueCount.useQuery().data ?? 0;
  return <CountBadge count={count} inWords={adminContent.factsDue(count)} />;
}

function FailedJobCount() {
  const count = trpc.admin.failedJobs.count.useQuery().data?.count ?? 0;
  return <CountBadge count={count} inWords={adminContent.failedJobs(count)} />;
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
