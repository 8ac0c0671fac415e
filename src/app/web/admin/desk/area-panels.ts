import { type ComponentType, lazy } from 'react';
import type { AdminAreaId, dashboardTabs } from '../../../../shared/words/admin.ts';

type TabId = (typeof dashboardTabs)[number]['id'];

/** Panels of the areas beside the dashboard. Each is a chunk of its own. */
export const areaPanels: Record<Exclude<AdminAreaId, TabId>, ComponentType> = {
  day: lazy(async () => ({ default: (await import('../day/DayPanel.tsx')).DayPanel })),
  style: lazy(async () => ({
    default: (await import('../../../../features/generator/web/admin/HouseStyleTab.tsx'))
      .HouseStyleTab,
  })),
  media: lazy(async () => ({
    default: (await import('../../../../features/media/web/admin/MediaTab.tsx')).MediaTab,
  })),
  content: lazy(async () => ({ default: (await import('./ContentPanel.tsx')).ContentPanel })),
  facts: lazy(async () => ({
    default: (await import('../../../../features/facts/web/admin/FactsTab.tsx')).FactsTab,
  })),
  transfer: lazy(async () => ({
    default: (await import('../../../../features/transfer/web/admin/TransferTab.tsx')).TransferTab,
  })),
  inbox: lazy(async () => ({ default: (await import('./InboxPanel.tsx')).InboxPanel })),
  calls: lazy(async () => ({
    default: (await import('../../../../features/calls/web/admin/CallsTab.tsx')).CallsTab,
  })),
  quotes: lazy(async () => ({
    default: (await import('../../../../features/quotes/web/admin/QuotesTab.tsx')).QuotesTab,
  })),
  developers: lazy(async () => ({
    default: (await import('../../../../features/developers/web/admin/DevelopersTab.tsx'))
      .DevelopersTab,
  })),
  reports: lazy(async () => ({
    default: (await import('../../../../features/messages/web/admin/ReportsTab.tsx')).ReportsTab,
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
