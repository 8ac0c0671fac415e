import { givenUpBelow } from './given-up-words.ts';

// Checks that each thing has one name: see docs/decisions/source-tree.md.

const faults = givenUpBelow('.');
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exit(faults.length > 0 ? 1 : 0);
