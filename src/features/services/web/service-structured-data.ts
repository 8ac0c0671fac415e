import { paths } from '../../../shared/paths.ts';
import { menuLabel } from '../../../shared/words/navigation.ts';
import { site } from '../../../shared/words/site.ts';
import type { PageMeta } from '../../../shared/words/types.ts';
import type { Breadcrumb } from '../../../web/page-head.tsx';

type OfferedItem = { title: string; description: string };

export function serviceBreadcrumbs(name: string, path: string): Breadcrumb[] {
  return [
    { name: menuLabel(paths.services), path: paths.services },
    { name, path },
  ];
}

/** Contains no prices, because each price is a quote. */
export function serviceStructuredData(
  name: string,
  meta: PageMeta,
  items: readonly OfferedItem[],
): Record<string, unknown> {
  return {
    '@type': 'Service',
    name,
    description: meta.description,
    provider: { '@type': 'Organization', name: site.brand },
    areaServed: site.offices.map((city) => ({ '@type': 'City', name: city })),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name,
      itemListElement: items.map((item) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: item.title, description: item.description },
      })),
    },
  };
}
