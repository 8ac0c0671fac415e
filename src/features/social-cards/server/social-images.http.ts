import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { pageKey } from '../../../shared/paths.ts';
import { slugPattern } from '../../../shared/text/slug-pattern.ts';
import { getPublicTitle } from '../../posts/server/feeds/feeds.service.ts';
import { socialCard } from '../words/social.ts';
import type { SendCard } from './card-sender.ts';

/** Pictures of pages and posts. Only existing ones have a picture. */
export function registerSocialImages(app: FastifyInstance, deps: Deps, sendCard: SendCard): void {
  const titleOf = (key: string) =>
    deps.listedPages().find(({ path }) => pageKey(path) === key)?.title ?? null;
  const notFound = () => new DomainError('NOT_FOUND', 'Not found');

  app.get<{ Params: { file: string } }>('/og/:file', async (request, reply) => {
    const { file } = request.params;
    const title = file.endsWith('.png') ? titleOf(file.slice(0, -'.png'.length)) : null;
    if (title === null) throw notFound();
    return sendCard(request, reply, { title, label: socialCard.pageLabel, content: 'static' });
  });

  app.get<{ Params: { file: string } }>('/og/blog/:file', async (request, reply) => {
    const { file } = request.params;
    const slug = file.endsWith('.png') ? file.slice(0, -'.png'.length) : '';
    const post = slugPattern.test(slug) ? await getPublicTitle(deps, slug) : null;
    if (!post) throw notFound();
    return sendCard(request, reply, {
      title: post.title,
      label: post.categoryName ?? socialCard.postLabel,
      content: 'posts',
    });
  });
}
