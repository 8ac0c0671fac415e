import type { PublicNews } from '../../../../server/integrations/subscribers.ts';
import { paths } from '../../../../shared/paths.ts';
import { serverPaths } from '../../../../shared/server-paths.ts';
import { feedFiles } from '../feeds/feed-files.ts';

interface NamedPost {
  slug: string;
  categoryId: number | null;
}

/** @param states of a post that readers saw or see: the one before and the one after a change */
export function postNews(...states: readonly NamedPost[]): PublicNews {
  const categoryIds = new Set(states.flatMap(({ categoryId }) => categoryId ?? []));
  const feeds = [...categoryIds].flatMap((id) =>
    feedFiles.map((file) => serverPaths.categoryFeed(id, file)),
  );
  const pages = new Set(states.map(({ slug }) => paths.post(slug)));
  return { feeds: [...feedFiles.map((file) => `/${file}`), ...feeds], pages: [...pages] };
}
