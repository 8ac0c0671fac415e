import type { Deps } from '../../../../server/deps.ts';
import { paths } from '../../../../shared/paths.ts';
import { listTitles } from '../../../posts/server/reading/reading.service.ts';

export interface KnownAddress {
  href: string;
  title: string;
}

/** Number of newest posts in the prompt; a full list would be longer than any post. */
const mostPosts = 150;

export async function knownAddresses(
  deps: Pick<Deps, 'db' | 'clock' | 'listedPages'>,
  slug: string,
): Promise<KnownAddress[]> {
  const posts = await listTitles(deps, mostPosts);
  return [
    ...posts
      .filter((post) => post.slug !== slug)
      .map((post) => ({ href: paths.post(post.slug), title: post.title })),
    ...deps.listedPages().map(({ path, title }) => ({ href: path, title })),
  ];
}
