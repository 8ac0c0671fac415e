import type { FastifyInstance } from 'fastify';
import type { PageRenderer } from '../../server/http/pages/page-rendering.ts';

/** The web application in front of the API, as the build or the dev server provides it. */
export interface WebApplication {
  clientDir: string | null;
  renderer: PageRenderer;
  /** Puts the dev server's own routes in front; null for a build. */
  middleware: ((app: FastifyInstance) => Promise<void>) | null;
}
