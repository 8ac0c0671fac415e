import type { Deps } from '../../deps.ts';
import type { PageReader } from '../../formats/page/page-texts.ts';
import { pageOfMarkdown, tidiedPath } from './addresses.ts';
import type { MarkdownPages } from './markdown-pages.ts';
import { findMove, type MovedPages } from './moved-pages.ts';
import type { PageTable } from './page-table.ts';

/** Reads public pages alone: an address that opens by a key or a session is missing here. */
export function createPageReader(
  deps: Pick<Deps, 'content'>,
  { pages, markdown, moved }: { pages: PageTable; markdown: MarkdownPages; moved: MovedPages },
): PageReader {
  return async (given, requestId) => {
    const [pathname = '', ...query] = given.split('?');
    const tidied = tidiedPath(pathname);
    const path = pageOfMarkdown(tidied) ?? tidied;
    const { kind } = pages.find(path);
    if (kind !== 'public' && kind !== 'unknown') return { kind: 'missing' };
    const address = pages.addressOf(path, query.join('?'), deps.content);
    const answer = kind === 'unknown' ? null : await markdown.get(address, requestId);
    if (answer === null || answer.status === 404) {
      const movedTo = await findMove(moved, path);
      return movedTo ? { kind: 'moved', to: movedTo.to } : { kind: 'missing' };
    }
    if (answer.status !== 200) return { kind: 'unavailable' };
    const { body } = answer;
    const markdownText = String(await body.in(null));
    return { kind: 'text', address: address.url, markdown: markdownText, version: body.etag };
  };
}
