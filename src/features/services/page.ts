import type { Page } from '../../shared/addresses/page.ts';
import { paths } from '../../shared/paths.ts';
import type { Route } from '../../web/route.ts';
import { ratesName } from '../estimate/rates-name.ts';

/** Pages with an estimate. */
const content = [ratesName];

export const routes: readonly Route[] = [
  { path: paths.services, component: 'ServicesPage', content },
  { path: paths.serviceWebsites, component: 'WebsitesPage', content },
  { path: paths.serviceApps, component: 'AppsPage', content },
  { path: paths.serviceSoftware, component: 'SoftwarePage', content },
  { path: paths.serviceAutomation, component: 'AutomationPage', content },
  { path: paths.serviceConsulting, component: 'ConsultingPage', content },
];

export async function pages(): Promise<readonly Page[]> {
  const { estimateQuery } = await import('../estimate/estimate-query.ts');
  const { serviceAppsContent } = await import('./words/service-apps.ts');
  const { serviceAutomationContent } = await import('./words/service-automation.ts');
  const { serviceConsultingContent } = await import('./words/service-consulting.ts');
  const { serviceSoftwareContent } = await import('./words/service-software.ts');
  const { serviceWebsitesContent } = await import('./words/service-websites.ts');
  const { servicesContent } = await import('./words/services.ts');
  const page = (path: string, { meta }: { meta: Page['listed'] }): Page => ({
    path,
    kind: 'public',
    content: 'static',
    query: estimateQuery,
    listed: meta,
  });
  return [
    page(paths.services, servicesContent),
    page(paths.serviceWebsites, serviceWebsitesContent),
    page(paths.serviceApps, serviceAppsContent),
    page(paths.serviceSoftware, serviceSoftwareContent),
    page(paths.serviceAutomation, serviceAutomationContent),
    page(paths.serviceConsulting, serviceConsultingContent),
  ];
}
