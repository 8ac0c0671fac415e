import type { FastifyInstance } from 'fastify';
import {
  identifyAdmin,
  requirePermission,
} from '../../../../server/auth/admin-identity.service.ts';
import { requireFreshProof } from '../../../../server/auth/fresh-proof.service.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { createRequestContext } from '../../../../server/http/request-context.ts';
import { roleMay } from '../../../../shared/admin/admin-roles.ts';
import { filePaths } from '../../../../shared/file-paths.ts';
import type { ContentKinds } from '../../../content/server/content.service.ts';
import { exportFormatSchema } from '../../post-transfer.ts';
import { exportPosts } from './export.service.ts';

/** Allows thousands of pictures over a slow line. */
const readTimeoutMs = 2 * 60 * 60_000;

/** Requires a recent reauthentication. The content of the site goes along for those who may change it. */
export function registerPostExport(app: FastifyInstance, deps: Deps, kinds: ContentKinds): void {
  const config = { readTimeoutMs };
  app.get<{ Params: { format: string } }>(
    filePaths.postExport(':format'),
    { config },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const context = createRequestContext(deps, request, reply);
      const admin = await identifyAdmin(context);
      requirePermission(admin, 'transferPosts');
      requireFreshProof(deps, admin);
      const format = exportFormatSchema.safeParse(request.params.format);
      if (!format.success) throw new DomainError('NOT_FOUND', 'Not found');
      const chosen = {
        format: format.data,
        kinds: roleMay(admin.role, 'editContent') ? kinds : [],
      };
      const day = deps.clock.now().toISOString().slice(0, 10);
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="posts-${format.data}-${day}.zip"`)
        .send(await exportPosts(deps, chosen, context.signal));
    },
  );
}
