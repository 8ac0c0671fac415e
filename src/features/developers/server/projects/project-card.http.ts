import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../../server/deps.ts';
import type { SendCard } from '../../../social-cards/server/card-sender.ts';
import { projectPageContent } from '../../words/projects/project-page.ts';
import { getProjectTitle } from './project-pages.service.ts';

/** Cards of projects for social networks. */
export function registerProjectCards(app: FastifyInstance, deps: Deps, sendCard: SendCard): void {
  app.get<{ Params: { projectId: string } }>(
    '/og/projects/:projectId(^[1-9]\\d{0,8}).png',
    async (request, reply) => {
      await deps.publicReads.count(request.ip);
      const { title, developerName } = await getProjectTitle(
        deps,
        Number(request.params.projectId),
      );
      const label = projectPageContent.cardLabel(developerName);
      return sendCard(request, reply, { title, label, content: 'directory' });
    },
  );
}
