import { copyRuntimePackages } from './runtime-packages.ts';

/** Copies only the packages that the built server needs beside it: `npm run runtime-packages -- FOLDER`. */
const target = process.argv[2];
if (!target) {
  process.stderr.write('Name the folder to copy to: npm run runtime-packages -- FOLDER\n');
  process.exit(1);
}
copyRuntimePackages(process.cwd(), target);
