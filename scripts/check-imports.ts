import { circlesOf } from './import-circles.ts';
import { stoppedBy } from './import-walls.ts';
import { readImports } from './imports.ts';

// Holds the import rules of docs/architecture.md: the walls, and no circles of files or folders.

const imports = readImports('.');
const faults = [...stoppedBy(imports), ...circlesOf(imports)];
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exit(faults.length > 0 ? 1 : 0);
