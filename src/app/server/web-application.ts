import type { FastifyInstance } from 'fastify';
import type { PageRenderer } from './page-rendering.ts';

/** Web application in front of the API, from the build or the dev server. */
export interface WebApplication {
  clientDir: string | null;
  renderer: PageRenderer;
  /** Registers the dev server's own routes; null for a build. */
  middleware: ((app: FastifyInstance) => Promise<void>) | null;
}
