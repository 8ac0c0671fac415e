import type { FastifyReply } from 'fastify';
import { paths } from '../../../shared/paths.ts';
import { serverPaths } from '../../../shared/server-paths.ts';
import { isFileName, slugOfPostPath } from './addresses.ts';

export interface MovedPage {
  to: string;
  isPermanent: boolean;
}

export interface MovedPages {
  /** @param address path, or WordPress's short address with its query */
  find(address: string): Promise<MovedPage | null>;
  findRenamedSlug(slug: string): Promise<string | null>;
}

/** Finds the present address of a page that is missing at this one. */
export async function findMove(moved: MovedPages, path: string): Promise<MovedPage | null> {
  const slug = slugOfPostPath(path);
  const renamedTo = slug === null ? null : await moved.findRenamedSlug(slug);
  return renamedTo ? { to: paths.post(renamedTo), isPermanent: true } : moved.find(path);
}

/** Keeps the query: a campaign may have printed a former address. */
export function leadOn(
  reply: FastifyReply,
  { to, isPermanent }: MovedPage,
  query: readonly string[],
) {
  const [target = '', fragment] = to.split('#');
  const kept = query.length > 0 && !target.includes('?') ? `?${query.join('?')}` : '';
  const end = fragment === undefined ? '' : `#${fragment}`;
  return reply.redirect(`${target}${kept}${end}`, isPermanent ? 301 : 302);
}

/** The Markdown of the page that a redirect leads to. Other sites and files stay as they are. */
export function markdownTarget({ to, isPermanent }: MovedPage): MovedPage {
  const [page = '', fragment] = to.split('#');
  if (!page.startsWith('/') || isFileName(page.split('?')[0] ?? '')) return { to, isPermanent };
  const end = fragment === undefined ? '' : `#${fragment}`;
  return { to: `${serverPaths.markdownOf(page)}${end}`, isPermanent };
}
