import { copyRuntimePackages } from './runtime-packages.ts';

/** `npm run runtime-packages -- FOLDER`: the packages that the built server needs beside it, and no others. */
const target = process.argv[2];
if (!target) {
  process.stderr.write('Name the folder to copy to: npm run runtime-packages -- FOLDER\n');
  process.exit(1);
}
copyRuntimePackages(process.cwd(), target);
