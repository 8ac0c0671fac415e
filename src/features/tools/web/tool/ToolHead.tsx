import { menuLabel } from '../../../../shared/content/menu-label.ts';
import { paths } from '../../../../shared/paths.ts';
import { useSiteNavigation } from '../../../../web/content/frame-content.ts';
import { useContent } from '../../../../web/content/published-content.ts';
import { PageHead } from '../../../../web/page-head.tsx';
import type { ToolEntry } from '../../tool-entries.ts';
import type { toolPageKind } from '../../words/tool-page.ts';

export function ToolHead({ entry }: { entry: ToolEntry }) {
  const { titleEnding } = useContent<typeof toolPageKind>('tool-page');
  const tools = { name: menuLabel(useSiteNavigation(), paths.resources), path: paths.resources };
  const { slug, name, maker, description, group, url, cells, isIndexed } = entry;
  const path = paths.toolPage(slug);
  return (
    <PageHead
      title={`${name}: ${titleEnding}`}
      hasSiteName
      description={`${name}: ${description}`}
      keywords={[
        name,
        group,
        ...(maker ? [maker] : []),
        ...cells.map(({ cell }) => `${name} ${cell}`),
      ]}
      canonicalPath={path}
      isNarrowed={!isIndexed}
      // Pages that are not listed have no card.
      {...(isIndexed && { image: paths.socialImage(path) })}
      breadcrumbs={[tools, { name, path }]}
      structuredData={[
        {
          '@type': 'SoftwareApplication',
          name,
          description,
          applicationCategory: 'DeveloperApplication',
          sameAs: url,
          ...(maker && { author: { '@type': 'Organization', name: maker } }),
        },
      ]}
    />
  );
}
