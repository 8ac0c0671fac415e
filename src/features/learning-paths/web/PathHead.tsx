import { useContext } from 'react';
import { absoluteUrl, paths } from '../../../shared/paths.ts';
import { useIdentity } from '../../../web/content/frame-content.ts';
import { useContent } from '../../../web/content/published-content.ts';
import { HeadContext, PageHead } from '../../../web/page-head.tsx';
import type { PathEntry } from '../path-entries.ts';
import type { mapPageKind } from '../words/map-page.ts';

export function PathHead({ entry }: { entry: PathEntry }) {
  const { path: words, hero } = useContent<typeof mapPageKind>('map-page');
  const { siteOrigin } = useContext(HeadContext);
  const { brand } = useIdentity();
  const { slug, name, goal, forWhom, minutes, stations } = entry;
  const path = paths.learningPath(slug);
  const url = (to: string) => (siteOrigin ? absoluteUrl(siteOrigin, to) : undefined);
  return (
    <PageHead
      title={`${name}: ${words.titleEnding}`}
      hasSiteName
      description={`${goal} ${forWhom}`}
      keywords={[name, words.titleEnding, ...stations.slice(0, 6).map(({ title }) => title)]}
      canonicalPath={path}
      image={paths.socialImage(path)}
      breadcrumbs={[
        { name: hero.eyebrow, path: paths.map },
        { name, path },
      ]}
      structuredData={[
        {
          '@type': 'Course',
          ...{ name, description: goal, isAccessibleForFree: true },
          timeRequired: `PT${minutes}M`,
          audience: { '@type': 'Audience', audienceType: forWhom },
          provider: { '@type': 'Organization', name: brand, sameAs: url(paths.home) },
          hasPart: stations.map((station) => ({
            '@type': 'LearningResource',
            ...{ name: station.title, description: station.why, url: url(station.to) },
            timeRequired: `PT${station.minutes}M`,
          })),
        },
      ]}
    />
  );
}
