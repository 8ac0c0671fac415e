import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  identifyAdmin,
  requirePermission,
  type SignedInAdmin,
} from '../../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { giveUp } from '../../../../server/http/media/uploads.ts';
import { createRequestContext } from '../../../../server/http/request-context.ts';
import { Slots } from '../../../../server/limits/slots.ts';
import { filePaths } from '../../../../shared/file-paths.ts';
import { slots } from '../../../../shared/limits/limits.ts';
import { importLimits } from '../../post-transfer.ts';
import { receiveImport } from './imports.service.ts';

const fileType = 'application/octet-stream';
/** Counts from the last byte: the store may still be writing the file. */
const workTimeoutMs = 200_000;
function checkSize(request: FastifyRequest): number {
  const byteSize = Number(request.headers['content-length'] ?? Number.NaN);
  if (!Number.isInteger(byteSize) || byteSize < 1) {
    throw new DomainError('BAD_REQUEST', 'The file is empty, or does not say how long it is.');
  }
  if (byteSize > importLimits.uploadBytes) {
    throw new DomainError('PAYLOAD_TOO_LARGE', 'The file is too large; 50 MB are the most.');
  }
  return byteSize;
}

/**
 * Streams the export in the request body to the store. Its length must be known first, and it is never in memory as a whole.
 * Needs a scope of its own because other routes accept no such bodies.
 */
export function registerPostImport(scope: FastifyInstance, deps: Deps): void {
  const admins = new WeakMap<FastifyRequest, SignedInAdmin>();
  const openImports = new Slots(slots.imports);
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(fileType, (_request, payload, done) => done(null, payload));

  scope.post<{ Querystring: { name?: unknown }; Body: Readable }>(filePaths.importUpload, {
    config: { boundsBodies: true, workTimeoutMs },
    // `checkSize` checks the length: Fastify counts only bytes that it reads itself.
    bodyLimit: importLimits.uploadBytes,
    onRequest: async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      try {
        const context = createRequestContext(deps, request, reply);
        const admin = await context.inTurn(() => identifyAdmin(context));
        requirePermission(admin, 'transferPosts');
        checkSize(request);
        admins.set(request, admin);
      } catch (error) {
        giveUp(request, reply);
        throw error;
      }
    },
    handler: async (request, reply) => {
      const admin = admins.get(request);
      if (!admin) throw new DomainError('UNAUTHORIZED', 'Please sign in first.');
      try {
        const give = openImports.take({ ip: request.ip, account: `admin ${admin.adminId}` });
        try {
          const { name } = request.query;
          return await receiveImport(deps, admin, {
            stream: request.body,
            byteSize: checkSize(request),
            name: typeof name === 'string' ? name : '',
          });
        } finally {
          give();
        }
      } catch (error) {
        if (!request.raw.complete) giveUp(request, reply);
        throw error;
      }
    },
  });
}
