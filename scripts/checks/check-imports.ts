import { importFaults } from './import-faults.ts';
import { readImports } from './imports.ts';

// Holds the import rules of docs/architecture.md: the walls, no circles of files or folders.

const faults = importFaults(readImports('.'));
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exit(faults.length > 0 ? 1 : 0);
