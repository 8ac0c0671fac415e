import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createDevelopmentWeb } from './src/app/server/development-web.ts';
import { run } from './src/app/server/run.ts';

/** The entry of `npm run dev`: Vite in front of the sources. No part of a build, which has no Vite. */
const here = path.dirname(fileURLToPath(import.meta.url));

await run({ source: process.env, webApplication: async () => createDevelopmentWeb(here) });
