import { createHash } from 'node:crypto';
import { type TRPCLink, unstable_localLink } from '@trpc/client';
import superjson from 'superjson';
import { dressed } from '../../features/look/server/dress.ts';
import type { Deps } from '../../server/deps.ts';
import type { PageTable } from '../../server/http/pages/page-table.ts';
import type { RenderedPage, RenderPage } from '../../server/http/pages/render-page.ts';
import type { DrawnContent } from '../../server/published-content.ts';
import type { PostedForm } from '../../shared/posted-form.ts';
import { readEntry } from './content/read-entry.ts';
import { type AppRouter, appRouter } from './routers/router.ts';

export interface RenderInput {
  url: string;
  siteOrigin: string;
  isCounted: boolean;
  links: TRPCLink<AppRouter>[];
  postedForm: PostedForm | null;
  content: Pick<DrawnContent, 'valuesOf' | 'revision'> & {
    entryOf(entries: string, slug: string): Promise<object | null>;
  };
  /**
   * Current time for an admin who sees private content. Null for every other page, so that it changes only with its
   * content.
   */
  answeredAtMs: number | null;
  /** Tells if the caller already has the page of this state. If so, nothing is rendered and the result is null. */
  isKnown(state: string): boolean;
}

export interface PageRenderer {
  render(input: RenderInput): Promise<RenderedPage | null>;
  /** Inline scripts of every page, as sources of the content security policy (`'sha256-…'`). */
  inlineScripts?: readonly string[];
}

/** Database time-outs end a page's queries earlier. */
const renderingTimeoutMs = 20_000;

/** Pages show years of experience, and content that their state does not hold. */
function markOf(
  state: string,
  { clock, content }: Pick<Deps, 'clock'> & { content: DrawnContent },
): string {
  const day = clock.now().toISOString().slice(0, 'yyyy-mm-dd'.length);
  return createHash('sha256')
    .update(day)
    .update(content.revision)
    .update(state)
    .digest('base64url');
}

export function createPageRendering(
  deps: Deps,
  pages: PageTable,
  renderer: PageRenderer,
): RenderPage {
  const draw: RenderPage = async ({ url, context, postedForm, known, content = deps.content }) => {
    const stop = deps.metrics.renderingSeconds.startTimer();
    let mark: string | undefined;
    try {
      const page = await renderer.render({
        url,
        siteOrigin: deps.settings.siteOrigin,
        isCounted: deps.trafficCounter.isOn,
        links: [
          unstable_localLink({
            router: appRouter,
            createContext: async () => context,
            transformer: {
              input: { serialize: (value) => value, deserialize: (value) => value },
              output: superjson,
            },
          }),
        ],
        postedForm: postedForm ?? null,
        content: {
          valuesOf: (names) => content.valuesOf(names),
          entryOf: (entries, slug) => readEntry(deps, content, entries, slug),
          revision: content.revision,
        },
        answeredAtMs: context.isPreview ? deps.clock.now().getTime() : null,
        isKnown(state) {
          mark = markOf(state, { ...deps, content });
          return mark === known?.mark;
        },
      });
      if (page) return { ...page, html: await dressed(page.html, content), mark };
      if (known) return known;
      throw new Error(`${url} was not drawn.`);
    } finally {
      stop();
    }
  };
  return (input) => {
    const { route: name } = pages.find(input.url.split('?')[0] ?? '');
    const rendering = { kind: 'fill', name, timeoutMs: renderingTimeoutMs } as const;
    // Measured within the turn: a rendering that hangs must not keep the next one waiting.
    return deps.deadlines.within(rendering, () => draw(input));
  };
}
