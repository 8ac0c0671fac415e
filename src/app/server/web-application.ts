import type { FastifyInstance } from 'fastify';
import type { PageRenderer } from './page-rendering.ts';

export interface WebApplication {
  clientDir: string | null;
  renderer: PageRenderer;
  middleware: ((app: FastifyInstance) => Promise<void>) | null;
}
