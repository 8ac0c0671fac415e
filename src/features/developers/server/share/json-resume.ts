import { absoluteUrl, paths } from '../../../../shared/paths.ts';
import { shownMarkWords } from '../../../verification/words/shown-mark.ts';
import { profilePath } from '../../profile-path.ts';
import type { SharedProfile } from './shared-profile.ts';

/** Returns a resume in the schema of jsonresume.org, version 1.0.0. */
export function jsonResumeOf({
  profile,
  skills,
  cards,
  provenAddresses,
  mark,
  siteOrigin,
}: SharedProfile) {
  const { developer, projects } = profile;
  const { developerName, bio, phoneNumber, country, state, profilePhotoUrl } = developer;
  const url = absoluteUrl(siteOrigin, profilePath(developer));
  const pages = new Map(cards.map(({ id, path }) => [id, absoluteUrl(siteOrigin, path)]));
  const skillNames = new Set([
    ...skills.map(({ name }) => name),
    ...projects.flatMap(({ builtWith }) => builtWith),
  ]);
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name: developerName,
      ...(profilePhotoUrl && { image: absoluteUrl(siteOrigin, profilePhotoUrl) }),
      ...(phoneNumber && { phone: phoneNumber }),
      url,
      summary: bio,
      ...(country && { location: { address: country, ...(state && { region: state }) } }),
      ...(provenAddresses.length > 0 && {
        profiles: provenAddresses.map((address) => ({
          network: new URL(address).hostname,
          url: address,
        })),
      }),
    },
    ...(mark && {
      certificates: [
        {
          name: shownMarkWords.title,
          date: mark.since.toISOString().slice(0, 'YYYY-MM-DD'.length),
          url: absoluteUrl(siteOrigin, paths.marks),
          // The schema allows further properties.
          summary: mark.examined,
        },
      ],
    }),
    skills: [...skillNames].map((name) => ({ name })),
    projects: projects.map(({ id, title, category, story, projectLink, builtWith }) => ({
      name: title,
      type: category,
      description: story,
      keywords: builtWith,
      url: projectLink || pages.get(id),
      // The schema allows further properties, and has one address only.
      page: pages.get(id),
    })),
    meta: { canonical: url },
  };
}
