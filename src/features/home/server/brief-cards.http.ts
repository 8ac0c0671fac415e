import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { briefCardPath } from '../../playable/briefs.ts';
import type { SendCard } from '../../social-cards/server/card-sender.ts';
import { heroBriefs } from '../hero-briefs.ts';
import { homeKind } from '../words/home.ts';

/** Pictures of the descriptions that links to the home page open. */
export function registerBriefCards(app: FastifyInstance, deps: Deps, sendCard: SendCard): void {
  app.get<{ Params: { file: string } }>('/og/briefs/:file', async (request, reply) => {
    const brief = heroBriefs(deps.content.valueOf(homeKind).hero).find(({ screen }) =>
      briefCardPath(screen).endsWith(`/${request.params.file}`),
    );
    if (!brief) throw new DomainError('NOT_FOUND', 'Not found');
    const title = brief.prompt.replace(/^[“"]|[”"]$/g, '');
    const label = `Try what came of it: ${brief.name}`;
    return sendCard(request, reply, { title, label, content: 'static' });
  });
}
