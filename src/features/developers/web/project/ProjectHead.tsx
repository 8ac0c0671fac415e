import { useContext } from 'react';
import { menuLabel } from '../../../../shared/content/menu-label.ts';
import { absoluteUrl, paths } from '../../../../shared/paths.ts';
import { useSiteNavigation } from '../../../../web/content/frame-content.ts';
import { HeadContext, PageHead } from '../../../../web/page-head.tsx';
import { profilePath } from '../../profile-path.ts';
import type { ProjectPage } from '../../projects/project-pages.ts';
import { developerProfileContent } from '../../words/developer-profile.ts';
import { projectPageContent as words } from '../../words/projects/project-page.ts';

/** Search engines cut longer descriptions. */
const descriptionLength = 160;

export function ProjectHead({ page: { project, developer } }: { page: ProjectPage }) {
  const navigation = useSiteNavigation();
  const { siteOrigin } = useContext(HeadContext);
  const { title, story, result, year, category, tools, pictures, path } = project;
  const maker = developer.developerName || developerProfileContent.anonymous;
  const makerPath = profilePath(developer);
  const description = (result || story).slice(0, descriptionLength);
  return (
    <PageHead
      title={title}
      hasSiteName
      description={description}
      keywords={[title, category, ...tools.map(({ name }) => name), ...words.keywords]}
      canonicalPath={path}
      image={paths.projectSocialImage(project.id)}
      breadcrumbs={[
        { name: menuLabel(navigation, paths.exploreDevelopers), path: paths.exploreDevelopers },
        { name: maker, path: makerPath },
        { name: title, path },
      ]}
      structuredData={[
        {
          '@type': 'CreativeWork',
          name: title,
          description,
          genre: category,
          dateCreated: year === null ? undefined : String(year),
          datePublished: project.createdAt,
          keywords: tools.map(({ name }) => name),
          creator: { '@type': 'Person', name: maker, url: absoluteUrl(siteOrigin, makerPath) },
          associatedMedia: pictures.map(({ url, alt }, index) => ({
            '@type': 'ImageObject',
            contentUrl: absoluteUrl(siteOrigin, url),
            description: alt || words.pictureOf(title, index + 1),
          })),
        },
      ]}
    />
  );
}
