import { useContext } from 'react';
import { menuLabel } from '../../../../shared/content/menu-label.ts';
import { absoluteUrl, paths } from '../../../../shared/paths.ts';
import { useIdentity, useSiteNavigation } from '../../../../web/content/frame-content.ts';
import { HeadContext, PageHead } from '../../../../web/page-head.tsx';
import { examplesWords } from '../../words/examples-words.ts';
import type { PortfolioProject } from '../../words/portfolio.ts';

export function CaseHead({ project }: { project: PortfolioProject }) {
  const { brand } = useIdentity();
  const navigation = useSiteNavigation();
  const { siteOrigin } = useContext(HeadContext);
  const { title, description, tech, service } = project;
  const path = paths.caseStudy(project.id);
  const examples = { name: menuLabel(navigation, paths.examples), path: paths.examples };
  const pictures = [{ src: project.image, alt: project.alt }, ...(project.pictures ?? [])];
  return (
    <PageHead
      title={title}
      hasSiteName
      description={description}
      keywords={[title, ...tech]}
      canonicalPath={path}
      image={paths.socialImage(path)}
      breadcrumbs={[examples, { name: title, path }]}
      structuredData={[
        {
          '@type': 'CreativeWork',
          name: title,
          description,
          // Repeats the visible label for machines.
          disambiguatingDescription: project.isSample ? examplesWords.sampleLabel : undefined,
          associatedMedia: pictures.map(({ src, alt }) => ({
            '@type': 'ImageObject',
            contentUrl: absoluteUrl(siteOrigin, src),
            description: alt,
          })),
          keywords: tech,
          creator: { '@type': 'Organization', name: brand },
          about: service
            ? {
                '@type': 'Service',
                name: menuLabel(navigation, service),
                url: absoluteUrl(siteOrigin, service),
              }
            : undefined,
          isPartOf: {
            '@type': 'CollectionPage',
            name: examples.name,
            url: absoluteUrl(siteOrigin, examples.path),
          },
        },
      ]}
    />
  );
}
