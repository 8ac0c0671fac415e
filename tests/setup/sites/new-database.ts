import { connectionUrl } from '../database/connection-url.ts';
import {
  type ClonedDatabase,
  cloneDatabase,
  startTemplateServer,
} from '../database/template-server.ts';
import { prepareSeededTemplate } from './seeded-template.ts';

/** Makes a database with the rows of a demo. On the server of TEST_DATABASE_URL it is empty; the site seeds it. */
export function startSeededDatabase(): Promise<ClonedDatabase> {
  return cloneOf(process.env.TEST_DATABASE_URL ? 'template0' : 'postgres');
}

export function startEmptyDatabase(): Promise<ClonedDatabase> {
  return cloneOf('template0');
}

/** Clones on the server of this run (e2e-global.ts), or on one that ends with the database. */
async function cloneOf(template: string): Promise<ClonedDatabase> {
  const { TEST_DATABASE_URL, E2E_DATABASE_SERVER } = process.env;
  const ofRun = TEST_DATABASE_URL ?? E2E_DATABASE_SERVER;
  if (ofRun) return cloneDatabase(ofRun, template);
  const server = await startTemplateServer(await prepareSeededTemplate());
  const { url, stop } = await cloneDatabase(connectionUrl(server.connection), template);
  return {
    url,
    async stop() {
      await stop();
      await server.stop();
    },
  };
}
