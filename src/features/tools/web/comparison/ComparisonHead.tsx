import { menuLabel } from '../../../../shared/content/menu-label.ts';
import { paths } from '../../../../shared/paths.ts';
import { useSiteNavigation } from '../../../../web/content/frame-content.ts';
import { useContent } from '../../../../web/content/published-content.ts';
import { PageHead } from '../../../../web/page-head.tsx';
import type { ComparisonEntry } from '../../comparison-entries.ts';
import type { comparisonsKind } from '../../words/comparisons.ts';

export function ComparisonHead({ entry }: { entry: ComparisonEntry }) {
  const { intro } = useContent<typeof comparisonsKind>('comparisons');
  const tools = { name: menuLabel(useSiteNavigation(), paths.resources), path: paths.resources };
  const { title, path, isIndexed } = entry;
  return (
    <PageHead
      title={title}
      hasSiteName
      description={`${title}. ${intro}`}
      keywords={[title, ...entry.tools.map(({ name }) => name)]}
      canonicalPath={path}
      isNarrowed={!isIndexed}
      // Pages that are not listed have no card.
      {...(isIndexed && { image: paths.socialImage(path) })}
      breadcrumbs={[tools, { name: title, path }]}
      structuredData={[{ '@type': 'WebPage', name: title }]}
    />
  );
}
