import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './src/app/server/run.ts';

/** The entry of the process: the server with the build of the web application beside it. */
const here = path.dirname(fileURLToPath(import.meta.url));

await run({
  source: process.env,
  async webApplication() {
    const [{ createBuiltRenderer }, entry] = await Promise.all([
      import('./src/app/server/renderer.ts'),
      import('./src/app/web/entry-server.tsx'),
    ]);
    const clientDir = path.join(here, '../client');
    return { clientDir, renderer: await createBuiltRenderer(clientDir, entry), middleware: null };
  },
});
