import { paths } from '../../../../shared/paths.ts';
import { CompactHero } from '../../../../web/components/hero/CompactHero.tsx';
import { Ending } from '../../../../web/components/sections/Ending.tsx';
import { useContent } from '../../../../web/content/published-content.ts';
import { PageHead } from '../../../../web/page-head.tsx';
import type { thisSiteKind } from '../../words/this-site.ts';
import { SiteProofs } from './SiteProofs.tsx';

export function Component() {
  const { meta, hero, closing } = useContent<typeof thisSiteKind>('this-site');
  return (
    <>
      <PageHead
        {...meta}
        canonicalPath={paths.thisSite}
        image={paths.socialImage(paths.thisSite)}
        structuredData={[{ '@type': 'WebPage', name: meta.title, description: meta.description }]}
      />
      <CompactHero hero={hero} tone="sand" contours={5} />
      <SiteProofs />
      <Ending content={closing} />
    </>
  );
}
