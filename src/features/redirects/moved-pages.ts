import { formerPath } from '../../shared/addresses/former-path.ts';
import { maxListEntries } from '../../shared/content/content-schema.ts';
import type { ContentKind } from '../../shared/content/kind.ts';
import type { Redirect } from './words/redirects.ts';

export interface Move {
  from: string;
  to: string;
}

/** An entry with a new path and its title has moved, and so has a renamed one whose description stays. A removed one leads nowhere. */
export function movedPages(
  { pagesOf }: Pick<ContentKind, 'pagesOf'>,
  before: unknown,
  after: unknown,
): Move[] {
  if (!pagesOf) return [];
  const [former, current] = [pagesOf(before), pagesOf(after)];
  const isIn = (pages: typeof current, path: string) => pages.some((page) => page.path === path);
  return former.flatMap(({ path, title, description }) => {
    if (isIn(current, path)) return [];
    const added = current.filter((page) => !isIn(former, page.path));
    const moved =
      added.find((page) => page.title === title) ??
      added.find((page) => description !== '' && page.description === description);
    return moved ? [{ from: path, to: moved.path }] : [];
  });
}

/** Former redirects to a moved page lead to its new path, and those from a path that has a page again end. */
export function withMoves(
  { redirects }: { redirects: readonly Redirect[] },
  moves: readonly Move[],
): { redirects: readonly Redirect[] } {
  const targetOf = (path: string) => moves.find(({ from }) => from === path)?.to;
  const kept = redirects
    .filter(
      ({ from }) => !moves.some((move) => [move.from, move.to].includes(formerPath(from) ?? '')),
    )
    .map((redirect) => ({ ...redirect, to: targetOf(redirect.to) ?? redirect.to }));
  const made = moves.map((move) => ({ ...move, isPermanent: true }));
  return { redirects: [...kept, ...made].slice(-maxListEntries) };
}
