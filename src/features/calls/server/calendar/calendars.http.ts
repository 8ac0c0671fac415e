import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../../../../server/deps.ts';
import { secretPageHeaders } from '../../../../server/http/pages/secret-pages.ts';
import { filePaths } from '../../../../shared/file-paths.ts';
import { serverPaths } from '../../../../shared/server-paths.ts';
import { getCallFeed, getCallFile } from './call-files.service.ts';

const calendarType = 'text/calendar; charset=utf-8';

export function registerCalendars(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { key: string } }>(filePaths.callFile.pattern, async (request, reply) => {
    reply.headers(secretPageHeaders);
    await deps.publicReads.count(request.ip);
    const file = await getCallFile(deps, request.params.key);
    reply.header('content-disposition', 'attachment; filename="call.ics"');
    return send(reply, file);
  });

  app.get<{ Params: { key: string } }>(serverPaths.callFeed.pattern, async (request, reply) => {
    reply.headers(secretPageHeaders);
    await deps.publicReads.count(request.ip);
    return send(reply, await getCallFeed(deps, request.params.key));
  });
}

function send(reply: FastifyReply, file: string): FastifyReply {
  return reply.type(calendarType).send(file);
}
