import type { Page } from '../../shared/addresses/page.ts';
import { paths } from '../../shared/paths.ts';
import type { Route } from '../../web/route.ts';

/** Prices of the estimate, and the cities that are served. */
const ofEveryPage = ['estimate-rates', 'offices'];

export const routes: readonly Route[] = [
  { path: paths.services, component: 'ServicesPage', content: ['services', ...ofEveryPage] },
  {
    path: paths.serviceWebsites,
    component: 'WebsitesPage',
    content: ['service-websites', ...ofEveryPage],
  },
  { path: paths.serviceApps, component: 'AppsPage', content: ['service-apps', ...ofEveryPage] },
  {
    path: paths.serviceSoftware,
    component: 'SoftwarePage',
    content: ['service-software', ...ofEveryPage],
  },
  {
    path: paths.serviceAutomation,
    component: 'AutomationPage',
    content: ['service-automation', ...ofEveryPage],
  },
  {
    path: paths.serviceConsulting,
    component: 'ConsultingPage',
    content: ['service-consulting', ...ofEveryPage],
  },
];

export async function pages(): Promise<readonly Page[]> {
  const { estimateQuery } = await import('../estimate/estimate-query.ts');
  const { serviceAppsKind } = await import('./words/service-apps.ts');
  const { serviceAutomationKind } = await import('./words/service-automation.ts');
  const { serviceConsultingKind } = await import('./words/service-consulting.ts');
  const { serviceSoftwareKind } = await import('./words/service-software.ts');
  const { serviceWebsitesKind } = await import('./words/service-websites.ts');
  const { servicesKind } = await import('./words/services.ts');
  const page = (path: string, listed: Page['listed']): Page => ({
    path,
    kind: 'public',
    content: 'static',
    query: estimateQuery,
    listed,
  });
  return [
    page(paths.services, (published) => published(servicesKind).meta),
    page(paths.serviceWebsites, (published) => published(serviceWebsitesKind).meta),
    page(paths.serviceApps, (published) => published(serviceAppsKind).meta),
    page(paths.serviceSoftware, (published) => published(serviceSoftwareKind).meta),
    page(paths.serviceAutomation, (published) => published(serviceAutomationKind).meta),
    page(paths.serviceConsulting, (published) => published(serviceConsultingKind).meta),
  ];
}
