import { statSync } from 'node:fs';
import { pack } from './pack.ts';

/** `npm run pack -- FOLDER` builds the site and writes it as one file that `npx` starts. */
const file = pack(process.cwd(), process.argv[2] ?? '.');
process.stdout.write(
  `${file}: ${Math.round(statSync(file).size / 1_000_000)} MB. Start it with: npx file:${file}\n`,
);
