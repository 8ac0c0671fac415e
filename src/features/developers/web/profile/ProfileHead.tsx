import { paths } from '../../../../shared/paths.ts';
import { menuLabel } from '../../../../shared/words/navigation.ts';
import { PageHead } from '../../../../web/page-head.tsx';
import type { DeveloperProfile } from '../../developers.ts';
import { developerProfileContent as words } from '../../words/developer-profile.ts';
import { fullLocation } from './developer-facts.ts';

/** Search engines cut descriptions at about this length. */
const descriptionLength = 160;

/** Public metadata: excludes phone number and birth date. */
export function ProfileHead({ developer, projects }: DeveloperProfile) {
  const name = developer.developerName || words.anonymous;
  const location = fullLocation(developer);
  return (
    <PageHead
      title={words.metaTitleOf(name)}
      description={developer.bio.slice(0, descriptionLength) || words.meta.description}
      keywords={words.meta.keywords}
      canonicalPath={paths.developerProfile(developer.id)}
      image={paths.socialImage(paths.exploreDevelopers)}
      type="profile"
      breadcrumbs={[
        { name: menuLabel(paths.exploreDevelopers), path: paths.exploreDevelopers },
        { name, path: paths.developerProfile(developer.id) },
      ]}
      structuredData={[
        {
          '@type': 'ProfilePage',
          dateCreated: developer.createdAt,
          mainEntity: {
            '@type': 'Person',
            name,
            description: developer.bio || undefined,
            homeLocation: location ? { '@type': 'Place', name: location } : undefined,
            knowsAbout: [...new Set(projects.flatMap((project) => project.builtWith))],
          },
        },
      ]}
    />
  );
}
