import type { TRPCLink } from '@trpc/client';
import { unstable_localLink } from '@trpc/client';
import superjson from 'superjson';
import type { PostedForm } from '../../../shared/posted-form.ts';
import type { Deps } from '../../deps.ts';
import { createLine } from '../../limits/line.ts';
import { type AppRouter, appRouter } from '../../router.ts';
import type { Context } from '../../trpc/context.ts';
import { refusalsFor } from '../protection/busy.ts';

export interface RenderInput {
  /** Path and allow-listed query. */
  url: string;
  siteOrigin: string;
  links: TRPCLink<AppRouter>[];
  /** The refused form that this page answers; null for every other page. */
  postedForm: PostedForm | null;
  /** The time, where an admin sees what is not public; null for every other page, so that it changes with its content only. */
  answeredAtMs: number | null;
}

/** Renders one address of the web application; the build and the dev server each bring their own. */
export interface PageRenderer {
  render(input: RenderInput): Promise<RenderedPage>;
  /** The inline scripts that every page has, as sources of the content security policy (`'sha256-…'`). */
  inlineScripts?: readonly string[];
}

export interface RenderedPage {
  status: number;
  /** The whole document. */
  html: string;
}

/**
 * Draws a page with the data that `context` may see, for a caller at `ip`.
 * @throws DomainError SERVICE_UNAVAILABLE or TOO_MANY_REQUESTS for want of room
 */
export type RenderPage = (input: {
  url: string;
  context: Context;
  ip: string;
  postedForm?: PostedForm;
}) => Promise<RenderedPage>;

export const htmlType = 'text/html; charset=utf-8';

/** A rendering takes a few milliseconds of the processor: those in line wait some tenths of a second. */
const renderingsAtATime = 4;
/** Under way and waiting; one network has a quarter of them. */
const renderings = { total: 64, perAddress: 12, perNetwork: 16 };

/** Rendering in turn, with procedures called in process. */
export function createPageRendering(deps: Deps, renderer: PageRenderer): RenderPage {
  const inLine = createLine({
    atATime: renderingsAtATime,
    limits: {
      ...renderings,
      ...refusalsFor('renderings'),
    },
  });
  return ({ url, context, ip, postedForm }) =>
    inLine({ ip }, async () => {
      const stop = deps.metrics.renderingSeconds.startTimer();
      try {
        return await renderer.render({
          url,
          siteOrigin: deps.settings.siteOrigin,
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
        });
      } finally {
        stop();
      }
    });
}
