import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../../../server/deps.ts';
import { paths } from '../../../shared/paths.ts';
import { trafficLimits } from '../traffic.ts';
import { createBeaconIntake } from './beacons.service.ts';

function answer(reply: FastifyReply) {
  // Where a body is refused, Fastify would hang up on the page (see errors.ts).
  reply.removeHeader('connection');
  return reply.code(204).header('cache-control', 'private, no-store').send();
}

/**
 * Where pages tell what was seen of them, when they are left. Nobody reads the answer, so it is the same whatever was sent.
 * Where visits are not counted there is no such address.
 */
export async function registerVisits(app: FastifyInstance, deps: Deps): Promise<void> {
  if (!deps.settings.countsTraffic) return;
  const take = createBeaconIntake(deps);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // What navigator.sendBeacon makes of a text.
    scope.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    scope.setErrorHandler((_error, _request, reply) => answer(reply));
    scope.post(
      paths.visits,
      { bodyLimit: trafficLimits.beaconBytes },
      async ({ body, headers, ip }, reply) => {
        await take({ body, headers, ip });
        return answer(reply);
      },
    );
  });
}
