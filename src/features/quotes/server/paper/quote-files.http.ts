import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import {
  identifyAdmin,
  requirePermission,
} from '../../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../../server/deps.ts';
import { secretPageHeaders } from '../../../../server/http/pages/secret-pages.ts';
import { createRequestContext } from '../../../../server/http/request-context.ts';
import { filePaths } from '../../../../shared/file-paths.ts';
import { serverPaths } from '../../../../shared/server-paths.ts';
import { maxId } from '../../../../shared/wire.ts';
import { acceptedTextByKey, pdfByKey, pdfForOwner, type QuoteFile } from './quote-paper.service.ts';

/** The site made the file itself, so a browser may show it. */
function sendPdf(reply: FastifyReply, { name, bytes }: QuoteFile) {
  return reply
    .header('content-disposition', `inline; filename="${name}"`)
    .type('application/pdf')
    .send(bytes);
}

const querySchema = z.object({ version: z.coerce.number().int().min(1).max(maxId) });

/** @returns undefined for an address that names no version */
function versionIn(query: unknown): number | undefined {
  const read = querySchema.safeParse(query);
  return read.success ? read.data.version : undefined;
}

export function registerQuoteFiles(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { key: string } }>(serverPaths.quotePdf.pattern, async (request, reply) => {
    reply.headers(secretPageHeaders);
    const { key } = request.params;
    return sendPdf(reply, await pdfByKey(deps, { key, version: versionIn(request.query) }));
  });
  app.get<{ Params: { key: string } }>(serverPaths.acceptedText.pattern, async (request, reply) => {
    reply.headers(secretPageHeaders);
    const { key } = request.params;
    const text = await acceptedTextByKey(deps, { key, version: versionIn(request.query) });
    return reply.type('text/plain; charset=utf-8').send(text);
  });
  app.get<{ Params: { requestId: string; version: string } }>(
    filePaths.ownersQuotePdf.pattern,
    async (request, reply) => {
      reply.headers(secretPageHeaders);
      const admin = await identifyAdmin(createRequestContext(deps, request, reply));
      requirePermission(admin, 'answerRequests');
      const { requestId, version } = request.params;
      const of = { requestId: Number(requestId), version: Number(version) };
      return sendPdf(reply, await pdfForOwner(deps, of));
    },
  );
}
