import type { FastifyInstance } from 'fastify';
import { kindOf } from '../../../features/content/server/content.service.ts';
import { getContentDraft } from '../../../features/content/server/drafts.service.ts';
import { getScheduled } from '../../../features/content/server/schedule.service.ts';
import { contentWords } from '../../../features/content/words/content.ts';
import { openContentLink } from '../../../features/editor/server/previews/preview-links.service.ts';
import type { Deps } from '../../../server/deps.ts';
import { htmlType, type RenderPage } from '../../../server/http/pages/render-page.ts';
import { secretPageHeaders } from '../../../server/http/pages/secret-pages.ts';
import { createAnonymousContext } from '../../../server/http/request-context.ts';
import type { ContentKind, Place } from '../../../shared/content/kind.ts';
import { filePaths } from '../../../shared/file-paths.ts';
import { paths } from '../../../shared/paths.ts';
import { contentKinds } from '../../content-kinds.ts';

const words = contentWords.previewBar;

/** The page is a picture of itself: its scripts would show what is published. */
const scripts = /<script\b[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g;

function placesOf({ places }: ContentKind): readonly Place[] {
  return places.length > 0 ? places : [{ label: 'Home', path: paths.home }];
}

function bar(kind: ContentKind, shown: Place): string {
  const links = placesOf(kind).map(({ label, path }) =>
    path === shown.path
      ? `<strong aria-current="page">${label}</strong>`
      : `<a href="?page=${encodeURIComponent(path)}">${label}</a>`,
  );
  return `<aside data-tone="sky" aria-label="${words.label}" style="padding:12px 24px">${words.text(kind.title)} ${words.pages}: ${links.join(', ')}</aside>`;
}

/** Shows a page with the draft of a kind to everybody who has the link. */
export function registerContentPreviews(
  app: FastifyInstance,
  deps: Deps,
  renderPage: RenderPage,
): void {
  app.get<{ Params: { key: string }; Querystring: { page?: unknown } }>(
    filePaths.contentPreview.pattern,
    async (request, reply) => {
      reply.headers(secretPageHeaders);
      const { prisma } = deps.db;
      const kind = kindOf(contentKinds, await openContentLink(deps, request.params.key));
      const places = placesOf(kind);
      const shown = places.find(({ path }) => path === request.query.page) ?? places[0];
      if (!shown) throw new Error('A kind is shown somewhere.');
      const [draft, scheduled] = [
        await getContentDraft(prisma, kind),
        await getScheduled(prisma, kind),
      ];
      const value = draft ? JSON.parse(draft.text) : scheduled?.value;
      const content = value ? deps.content.withDraft(kind.name, value) : deps.content;
      const context = createAnonymousContext(deps, request.id);
      const url = shown.path.split(/[?#]/)[0] ?? paths.home;
      const page = await deps.lines.fills({ ip: request.ip }, () =>
        renderPage({ url, context, content }),
      );
      const html = page.html
        .replaceAll(scripts, '')
        .replace('<div id="root">', () => `${bar(kind, shown)}<div id="root">`);
      return reply.code(page.status).type(htmlType).send(html);
    },
  );
}
