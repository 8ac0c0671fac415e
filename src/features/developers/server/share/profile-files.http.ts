import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { createCacheControl } from '../../../../server/http/pages/cache-control.ts';
import { identityKind } from '../../../../shared/content/identity.ts';
import { filePaths } from '../../../../shared/file-paths.ts';
import { shownProofs } from '../../../proofs/server/proofs.service.ts';
import { shownSkills } from '../../../skills/server/skills.service.ts';
import type { SendCard } from '../../../social-cards/server/card-sender.ts';
import { socialCard } from '../../../social-cards/words/social.ts';
import { countShownBadge } from '../../../traffic/server/badges.service.ts';
import { shownMark } from '../../../verification/server/marks.service.ts';
import { profileFiles } from '../../profile-files.ts';
import { developerProfileContent } from '../../words/developer-profile.ts';
import { getProfile } from '../profile/profile.service.ts';
import { listProjectCards } from '../projects/project-pages.service.ts';
import { type BadgeScheme, badgeSvg } from './badge.ts';
import { jsonResumeOf } from './json-resume.ts';
import type { SharedProfile } from './shared-profile.ts';
import { vcardOf } from './vcard.ts';

type OfDeveloper = { Params: { developerId: string } };

const patternOf = (name: string) => filePaths.profileFile.pattern.replace(':name', name);

/** Files of a profile to take elsewhere, its card for social networks, and a badge for other sites. */
export function registerProfileFiles(app: FastifyInstance, deps: Deps, sendCard: SendCard): void {
  const { siteOrigin } = deps.settings;
  const cacheControl = createCacheControl(deps.settings)('directory');
  const sharedProfile = async (id: string, ip: string): Promise<SharedProfile> => {
    await deps.publicReads.count(ip);
    if (!/^[1-9]\d{0,8}$/.test(id)) throw new DomainError('NOT_FOUND', 'Developer not found');
    const viewed = { developerId: Number(id), viewerId: null };
    const [profile, cards, skills, proofs, mark] = await Promise.all([
      getProfile(deps, viewed),
      listProjectCards(deps, viewed),
      shownSkills(deps, viewed.developerId),
      shownProofs(deps, viewed.developerId),
      shownMark(deps, viewed.developerId),
    ]);
    const provenAddresses = proofs.map(({ address }) => address);
    return { profile, skills, cards, provenAddresses, mark, siteOrigin };
  };
  const file = (
    { name, type }: { name: string; type: string },
    write: (shared: SharedProfile) => string | Promise<string>,
  ) => {
    app.get<OfDeveloper>(patternOf(name), async (request, reply) => {
      const shared = await sharedProfile(request.params.developerId, request.ip);
      const { id, handle } = shared.profile.developer;
      return reply
        .header('cache-control', cacheControl)
        .header('content-disposition', `attachment; filename="${handle ?? id}-${name}"`)
        .type(`${type}; charset=utf-8`)
        .send(await write(shared));
    });
  };
  file({ name: profileFiles.vcard, type: 'text/vcard' }, vcardOf);
  file(
    { name: profileFiles.resume, type: 'application/json' },
    (shared) => `${JSON.stringify(jsonResumeOf(shared), null, 2)}\n`,
  );
  file(
    { name: profileFiles.markdown, type: 'text/markdown' },
    // The converter is large, and few ask for this file.
    async (shared) => (await import('./profile-markdown.ts')).profileMarkdown(shared),
  );

  /** Other sites embed it, so it never fails because a profile is gone. */
  const nameOnBadge = async ({ params, ip }: FastifyRequest<OfDeveloper>): Promise<string> => {
    try {
      const { profile } = await sharedProfile(params.developerId, ip);
      return profile.developer.developerName || developerProfileContent.anonymous;
    } catch (error) {
      if (error instanceof DomainError && error.code === 'NOT_FOUND') return '';
      throw error;
    }
  };
  const badge = (scheme: BadgeScheme) => {
    app.get<OfDeveloper>(
      patternOf(profileFiles.badge[scheme]),
      async (request, reply: FastifyReply) => {
        const { brand } = deps.content.valueOf(identityKind);
        const name = await nameOnBadge(request);
        countShownBadge(deps, request);
        return reply
          .header('cache-control', cacheControl)
          .header('cross-origin-resource-policy', 'cross-origin')
          .type('image/svg+xml; charset=utf-8')
          .send(badgeSvg({ name, brand, scheme }));
      },
    );
  };
  badge('light');
  badge('dark');

  app.get<OfDeveloper>(
    '/og/developers/:developerId(^[1-9]\\d{0,8}).png',
    async (request, reply) => {
      const { profile } = await sharedProfile(request.params.developerId, request.ip);
      const title = profile.developer.developerName || developerProfileContent.anonymous;
      const label = socialCard.developerLabel;
      return sendCard(request, reply, { title, label, content: 'directory' });
    },
  );
}
