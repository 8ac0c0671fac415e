import { useContext } from 'react';
import { absoluteUrl, paths } from '../../../shared/paths.ts';
import { useContent } from '../../../web/content/published-content.ts';
import { HeadContext, PageHead } from '../../../web/page-head.tsx';
import type { NamedPath } from '../path-entries.ts';
import { codeOfProgress, progressOfCode } from '../progress-code.ts';
import type { mapPageKind } from '../words/map-page.ts';

interface MapHeadProps {
  named: readonly NamedPath[];
  /** Progress in the address, as somebody typed it. */
  code: string | null;
}

/** A link with a code has the picture of its progress. */
export function MapHead({ named, code }: MapHeadProps) {
  const { meta, hero } = useContent<typeof mapPageKind>('map-page');
  const { siteOrigin } = useContext(HeadContext);
  const shared = code === null ? null : progressOfCode(code);
  const image = shared
    ? paths.progressPicture(codeOfProgress(shared))
    : paths.socialImage(paths.map);
  return (
    <PageHead
      {...meta}
      canonicalPath={paths.map}
      isNarrowed={code !== null}
      image={image}
      breadcrumbs={[{ name: hero.eyebrow, path: paths.map }]}
      structuredData={[
        {
          '@type': 'CollectionPage',
          ...{ name: meta.title, description: meta.description },
          mainEntity: {
            '@type': 'ItemList',
            itemListElement: named.map(({ slug, name }, index) => ({
              ...{ '@type': 'ListItem', position: index + 1, name },
              url: siteOrigin ? absoluteUrl(siteOrigin, paths.learningPath(slug)) : undefined,
            })),
          },
        },
      ]}
    />
  );
}
