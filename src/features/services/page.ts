import type { Page } from '../../shared/addresses/page.ts';
import { paths } from '../../shared/paths.ts';
import type { Route } from '../../web/route.ts';

/** Every page shows prices of the estimate, the days of an example, and names the cities that are served. */
const route = (path: string, component: string, kind: string): Route => ({
  path,
  component,
  content: [kind, 'estimate-rates', 'offices', 'service-cases:all'],
});

export const routes: readonly Route[] = [
  route(paths.services, 'ServicesPage', 'services'),
  route(paths.serviceWebsites, 'WebsitesPage', 'service-websites'),
  route(paths.serviceApps, 'AppsPage', 'service-apps'),
  route(paths.serviceSoftware, 'SoftwarePage', 'service-software'),
  route(paths.serviceAutomation, 'AutomationPage', 'service-automation'),
  route(paths.serviceConsulting, 'ConsultingPage', 'service-consulting'),
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
