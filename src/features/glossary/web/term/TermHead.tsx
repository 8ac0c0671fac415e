import { useContext } from 'react';
import { menuLabel } from '../../../../shared/content/menu-label.ts';
import { absoluteUrl, paths } from '../../../../shared/paths.ts';
import { useSiteNavigation } from '../../../../web/content/frame-content.ts';
import { useContent } from '../../../../web/content/published-content.ts';
import { HeadContext, PageHead } from '../../../../web/page-head.tsx';
import type { TermEntry } from '../../term-entries.ts';
import type { termPageKind } from '../../words/term-page.ts';

export function TermHead({ entry }: { entry: TermEntry }) {
  const { titleEnding } = useContent<typeof termPageKind>('glossary-term-page');
  const glossary = {
    name: menuLabel(useSiteNavigation(), paths.glossary),
    path: paths.glossary,
  };
  const { siteOrigin } = useContext(HeadContext);
  const { slug, term, definition, category, related, isIndexed } = entry;
  const path = paths.glossaryTermPage(slug);
  return (
    <PageHead
      title={`${term} ${titleEnding}`}
      hasSiteName
      description={definition}
      keywords={[term, category, ...related.map((one) => one.term)]}
      canonicalPath={path}
      isNarrowed={!isIndexed}
      // Pages that are not listed have no card.
      {...(isIndexed && { image: paths.socialImage(path) })}
      breadcrumbs={[glossary, { name: term, path }]}
      structuredData={[
        {
          '@type': 'DefinedTerm',
          termCode: slug,
          name: term,
          description: definition,
          inDefinedTermSet: {
            '@type': 'DefinedTermSet',
            name: glossary.name,
            url: absoluteUrl(siteOrigin, paths.glossary),
          },
        },
      ]}
    />
  );
}
