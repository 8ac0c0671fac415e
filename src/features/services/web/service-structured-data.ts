import { menuLabel } from '../../../shared/content/menu-label.ts';
import { paths } from '../../../shared/paths.ts';
import type { PageMeta } from '../../../shared/words/types.ts';
import { useIdentity } from '../../../web/content/frame-content.ts';
import type { Breadcrumb } from '../../../web/page-head.tsx';
import { useOffices } from '../../offices/web/use-offices.ts';

type OfferedItem = { title: string; description: string };

export function serviceBreadcrumbs(
  navigation: Parameters<typeof menuLabel>[0],
  name: string,
  path: string,
): Breadcrumb[] {
  return [
    { name: menuLabel(navigation, paths.services), path: paths.services },
    { name, path },
  ];
}

/** Contains no prices, because each price is a quote. `items` are those that the page shows. */
export function useServiceData(
  name: string,
  meta: PageMeta,
  items: readonly OfferedItem[],
): Record<string, unknown> {
  const { brand } = useIdentity();
  const offices = useOffices();
  return {
    '@type': 'Service',
    name,
    description: meta.description,
    provider: { '@type': 'Organization', name: brand },
    areaServed: offices.map(({ city }) => ({ '@type': 'City', name: city })),
    ...(items.length > 0 && {
      hasOfferCatalog: {
        '@type': 'OfferCatalog',
        name,
        itemListElement: items.map((item) => ({
          '@type': 'Offer',
          itemOffered: { '@type': 'Service', name: item.title, description: item.description },
        })),
      },
    }),
  };
}
