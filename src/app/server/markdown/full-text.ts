import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../server/deps.ts';
import { markdownPageWords } from '../../../server/formats/page/page-words.ts';
import { plainMarkdown } from '../../../server/formats/plain-markdown.ts';
import { createCacheControl } from '../../../server/http/pages/cache-control.ts';
import type { MarkdownPages } from '../../../server/http/pages/markdown-pages.ts';
import { siteIdentityOf } from '../../../server/published-content.ts';
import { serverPaths } from '../../../shared/server-paths.ts';
import { sitePages } from '../pages.ts';

/** Bounds what one request can ask for. */
const fullTextLimitBytes = 4 * 1024 * 1024;
const textType = 'text/plain; charset=utf-8';

/** Pages of people are left out: they change with each of them, and are theirs. */
function mainPages(deps: Pick<Deps, 'listedPages'>): string[] {
  const listed = deps.listedPages().map(({ path }) => path);
  return listed.filter((path) => sitePages.find(path).content !== 'directory');
}

/** Draws one page after the other, each in a turn of its own. */
async function* fullText(deps: Deps, markdown: MarkdownPages, requestId: string) {
  const { brand, defaultDescription } = siteIdentityOf(deps.content);
  yield Buffer.from(`# ${plainMarkdown(brand)}\n\n> ${plainMarkdown(defaultDescription)}\n`);
  let leftBytes = fullTextLimitBytes;
  for (const url of mainPages(deps)) {
    const { status, body } = await markdown.get({ url, isOpen: false }, requestId);
    if (status !== 200) continue;
    const text = await body.in(null);
    leftBytes -= text.length;
    if (leftBytes < 0) {
      yield Buffer.from(`\n${markdownPageWords.cutOff(serverPaths.llms)}\n`);
      return;
    }
    yield Buffer.from('\n');
    yield text;
  }
}

/** A failure breaks the answer off, so that nobody takes a part for the whole. */
export function registerFullText(app: FastifyInstance, deps: Deps, markdown: MarkdownPages): void {
  const cacheControl = createCacheControl(deps.settings)('posts');
  app.get(serverPaths.llmsFull, async (request, reply) => {
    await deps.publicReads.count(request.ip);
    const isWanted = request.method === 'GET';
    const pieces = isWanted ? fullText(deps, markdown, request.id) : [];
    return reply
      .header('cache-control', cacheControl)
      .type(textType)
      .send(Readable.from(pieces, { objectMode: false }));
  });
}
