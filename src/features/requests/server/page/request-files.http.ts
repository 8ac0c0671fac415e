import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  identifyAdmin,
  requirePermission,
} from '../../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import type { UploadRoute } from '../../../../server/http/media/upload-route.ts';
import { secretPageHeaders } from '../../../../server/http/pages/secret-pages.ts';
import { createRequestContext } from '../../../../server/http/request-context.ts';
import { filePaths } from '../../../../shared/file-paths.ts';
import { slots } from '../../../../shared/limits/limits.ts';
import {
  addFile,
  expectFile,
  type OpenedFile,
  openFileByKey,
  openFileForOwner,
} from './files.service.ts';

interface FileOwner extends Awaited<ReturnType<typeof expectFile>> {
  key: string;
}

export function requestFileRoute(deps: Deps): UploadRoute<FileOwner> {
  return {
    path: filePaths.requestFiles.pattern,
    openUploads: slots.requestFiles,
    async authorize(_context, { key = '' }) {
      return { key, ...(await expectFile(deps, key)) };
    },
    accountOf: ({ requestId }) => `request ${requestId}`,
    receive: (_context, owner, file) => addFile(deps, { ...owner, ...file }),
  };
}

const rowId = (parameter = '') => (/^[1-9]\d{0,8}$/.test(parameter) ? Number(parameter) : 0);

/** Sends a file as a download and never inline: files from strangers must not run on our origin. */
function sendFile(reply: FastifyReply, { name, contentType, media }: OpenedFile) {
  if (media.outcome === 'missing') throw new DomainError('NOT_FOUND', 'Not found');
  if (media.outcome === 'unavailable') {
    throw new DomainError('SERVICE_UNAVAILABLE', 'The file cannot be read right now.', {
      retryAfterSeconds: 5,
      reason: 'media-store',
      cause: media.cause,
    });
  }
  const extension = contentType === 'application/pdf' ? 'pdf' : 'jpg';
  const stem = name.replace(/\.[^.]*$/, '') || 'file';
  return reply
    .headers(secretPageHeaders)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header(
      'content-disposition',
      `attachment; filename="file.${extension}"; filename*=UTF-8''${encodeRfc5987(`${stem}.${extension}`)}`,
    )
    .type(contentType)
    .header('content-length', media.byteSize)
    .send(media.stream);
}

/** encodeURIComponent keeps characters that are special in this header (RFC 5987), and throws on lone surrogates. */
function encodeRfc5987(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '')).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

export function registerRequestFiles(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { key: string; fileId: string } }>(
    filePaths.requestFile.pattern,
    async (request, reply) => {
      reply.headers(secretPageHeaders);
      const { key, fileId } = request.params;
      return sendFile(reply, await openFileByKey(deps, { key, id: rowId(fileId) }));
    },
  );
  app.get<{ Params: { fileId: string } }>(
    filePaths.ownersRequestFile.pattern,
    async (request, reply) => {
      reply.headers(secretPageHeaders);
      const admin = await identifyAdmin(createRequestContext(deps, request, reply));
      requirePermission(admin, 'answerRequests');
      return sendFile(reply, await openFileForOwner(deps, rowId(request.params.fileId)));
    },
  );
}
