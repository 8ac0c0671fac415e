import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../../../server/deps.ts';
import { createRequestContext } from '../../../server/http/request-context.ts';
import { paths } from '../../../shared/paths.ts';
import { trafficLimits } from '../../../shared/visits.ts';
import { createBeaconIntake } from './beacons.service.ts';

function answer(reply: FastifyReply) {
  // Keeps the connection open: Fastify closes it after a refused body (see errors.ts).
  reply.removeHeader('connection');
  return reply.code(204).header('cache-control', 'private, no-store').send();
}

/** Always answers 204, because no page reads the answer. The route is missing when counting is not allowed. */
export async function registerVisits(app: FastifyInstance, deps: Deps): Promise<void> {
  if (!deps.settings.countsTraffic) return;
  const take = createBeaconIntake(deps);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // navigator.sendBeacon sends strings as text/plain.
    scope.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    scope.setErrorHandler((_error, _request, reply) => answer(reply));
    scope.post(paths.visits, { bodyLimit: trafficLimits.beaconBytes }, async (request, reply) => {
      const { body, headers, ip } = request;
      const { sessions } = createRequestContext(deps, request, reply);
      await take({ body, headers, ip, sessions });
      return answer(reply);
    });
  });
}
