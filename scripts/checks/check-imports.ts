import { importFaults } from './import-faults.ts';
import { readImports } from './imports.ts';

// Checks the import rules of docs/architecture.md: walls, and no circles of files or folders.

const faults = importFaults(readImports('.'));
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exit(faults.length > 0 ? 1 : 0);
