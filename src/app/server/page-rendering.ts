import { createHash } from 'node:crypto';
import { type TRPCLink, unstable_localLink } from '@trpc/client';
import superjson from 'superjson';
import type { Deps } from '../../server/deps.ts';
import type { PageTable } from '../../server/http/pages/page-table.ts';
import type { RenderedPage, RenderPage } from '../../server/http/pages/render-page.ts';
import type { PostedForm } from '../../shared/posted-form.ts';
import { type AppRouter, appRouter } from './routers/router.ts';

export interface RenderInput {
  /** Path and allow-listed query. */
  url: string;
  siteOrigin: string;
  /** Whether visits to the page are to be counted. */
  isCounted: boolean;
  links: TRPCLink<AppRouter>[];
  /** The refused form that this page answers; null for every other page. */
  postedForm: PostedForm | null;
  /** The time, where an admin sees what is not public; null for every other page, so that it changes with its content only. */
  answeredAtMs: number | null;
  /** Whether the caller has the page as it is drawn from this state: then nothing is drawn, and null is answered. */
  isKnown(state: string): boolean;
}

/** Renders one address of the web application; the build and the dev server each bring their own. */
export interface PageRenderer {
  render(input: RenderInput): Promise<RenderedPage | null>;
  /** The inline scripts that every page has, as sources of the content security policy (`'sha256-…'`). */
  inlineScripts?: readonly string[];
}

/** Queries for a page end before, by the time-outs of the database. */
const renderingTimeoutMs = 20_000;

/** A page says years of experience: it is drawn from its state and the day. */
function markOf(state: string, now: Date): string {
  const day = now.toISOString().slice(0, 'yyyy-mm-dd'.length);
  return createHash('sha256').update(day).update(state).digest('base64url');
}

/** Rendering, with procedures called in process. */
export function createPageRendering(
  deps: Deps,
  pages: PageTable,
  renderer: PageRenderer,
): RenderPage {
  const draw: RenderPage = async ({ url, context, postedForm, known }) => {
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
        answeredAtMs: context.isPreview ? deps.clock.now().getTime() : null,
        isKnown(state) {
          mark = markOf(state, deps.clock.now());
          return mark === known?.mark;
        },
      });
      if (page) return { ...page, mark };
      if (known) return known;
      throw new Error(`${url} was not drawn.`);
    } finally {
      stop();
    }
  };
  return (input) => {
    const { route: name } = pages.find(input.url.split('?')[0] ?? '');
    const rendering = { kind: 'fill', name, timeoutMs: renderingTimeoutMs } as const;
    // Within its turn: a rendering that hangs must not keep the next in line waiting.
    return deps.deadlines.within(rendering, () => draw(input));
  };
}
