import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../../../server/deps.ts';
import { serverPaths } from '../../../shared/server-paths.ts';
import { slugPattern } from '../../../shared/text/slug-pattern.ts';
import { findRenamedSlug } from './reading/reading.service.ts';

const postPrefix = `${serverPaths.api}/blog/posts/`;

function slugOf(url: string): string | null {
  const path = url.split('?')[0] ?? '';
  const slug = path.startsWith(postPrefix) ? path.slice(postPrefix.length) : '';
  return slugPattern.test(slug) ? slug : null;
}

/** Redirects API clients from a former slug to the current one, as /blog/{slug} redirects readers. */
export function followRenamedPosts(scope: FastifyInstance, deps: Deps): void {
  const leadOn = async (reply: FastifyReply, slug: string, payload: unknown) => {
    const renamedTo = await findRenamedSlug(deps, slug);
    if (!renamedTo) return payload;
    reply.code(301).header('location', `${postPrefix}${renamedTo}`);
    return JSON.stringify({
      message: `This post is now at ${postPrefix}${renamedTo}`,
      code: 'MOVED_PERMANENTLY',
    });
  };
  scope.addHook('onSend', (request, reply, payload, done) => {
    // The adapter has shortened `url` by now.
    const isMissing = reply.statusCode === 404 && request.method !== 'PUT';
    const slug = isMissing ? slugOf(request.originalUrl) : null;
    if (!slug) return done(null, payload);
    leadOn(reply, slug, payload).then((answer) => done(null, answer), done);
  });
}
