import { type ComponentType, lazy } from 'react';
import type { AdminAreaId, dashboardTabs } from '../../../../shared/words/admin.ts';

type TabId = (typeof dashboardTabs)[number]['id'];

type PanelId = Exclude<AdminAreaId, TabId>;

const panel = (load: () => Promise<{ default: ComponentType }>) => ({ load, Panel: lazy(load) });

/** Panels of the areas beside the dashboard. Each is a chunk of its own. */
export const areaPanels: Record<PanelId, ReturnType<typeof panel>> = {
  day: panel(async () => ({ default: (await import('../day/DayPanel.tsx')).DayPanel })),
  style: panel(async () => ({
    default: (await import('../../../../features/generator/web/admin/HouseStyleTab.tsx'))
      .HouseStyleTab,
  })),
  media: panel(async () => ({
    default: (await import('../../../../features/media/web/admin/MediaTab.tsx')).MediaTab,
  })),
  content: panel(async () => ({ default: (await import('./ContentPanel.tsx')).ContentPanel })),
  submissions: panel(async () => ({
    default: (await import('../../../../features/submissions/web/admin/SubmissionsTab.tsx'))
      .SubmissionsTab,
  })),
  facts: panel(async () => ({
    default: (await import('../../../../features/facts/web/admin/FactsTab.tsx')).FactsTab,
  })),
  transfer: panel(async () => ({
    default: (await import('../../../../features/transfer/web/admin/TransferTab.tsx')).TransferTab,
  })),
  inbox: panel(async () => ({ default: (await import('./InboxPanel.tsx')).InboxPanel })),
  calls: panel(async () => ({
    default: (await import('../../../../features/calls/web/admin/CallsTab.tsx')).CallsTab,
  })),
  quotes: panel(async () => ({
    default: (await import('../../../../features/quotes/web/admin/QuotesTab.tsx')).QuotesTab,
  })),
  developers: panel(async () => ({
    default: (await import('../../../../features/developers/web/admin/DevelopersTab.tsx'))
      .DevelopersTab,
  })),
  verification: panel(async () => ({
    default: (await import('../../../../features/verification/web/admin/VerificationTab.tsx'))
      .VerificationTab,
  })),
  reports: panel(async () => ({
    default: (await import('../../../../features/messages/web/admin/ReportsTab.tsx')).ReportsTab,
  })),
  traffic: panel(async () => ({
    default: (await import('../../../../features/traffic/web/admin/TrafficTab.tsx')).TrafficTab,
  })),
  tokens: panel(async () => ({
    default: (await import('../../../../features/accounts/web/admin/TokensTab.tsx')).TokensTab,
  })),
  webhooks: panel(async () => ({
    default: (await import('../../../../features/webhooks/web/admin/WebhooksTab.tsx')).WebhooksTab,
  })),
  activity: panel(async () => ({
    default: (await import('../../../../features/accounts/web/admin/ActivityTab.tsx')).ActivityTab,
  })),
  jobs: panel(async () => ({
    default: (await import('../../../../features/operations/web/admin/JobsTab.tsx')).JobsTab,
  })),
  retention: panel(async () => ({
    default: (await import('../../../../features/operations/web/admin/RetentionTab.tsx'))
      .RetentionTab,
  })),
  account: panel(async () => ({
    default: (await import('./AccountPanel.tsx')).AccountPanel,
  })),
};

/** Fetches the panel of an area that is about to be entered. Its failure is told when it is entered. */
export function preloadArea(id: AdminAreaId): void {
  const panels: Partial<Record<AdminAreaId, ReturnType<typeof panel>>> = areaPanels;
  panels[id]?.load().catch(() => {});
}
