#!/usr/bin/env node
import '../node-version.mjs';

// Starts the site of the archive that `npm run pack` makes, or runs the operator's program where a command is named.
// Settings and data are those of the folder that it is called in: npx keeps the program in a cache.
const { default: path } = await import('node:path');
const { exitWithSentence, serverEntry } = await import('../setup.mjs');
const { loadSettingsFile, requireFreePort } = await import('../settings.mjs');
const { endWithParent } = await import('../end-with-parent.mjs');
const isCommand = process.argv.length > 2;
try {
  loadSettingsFile(process.cwd());
  process.env.DATA_DIR ||= path.resolve('.data');
  if (!isCommand) await requireFreePort();
} catch (error) {
  exitWithSentence(error);
}
endWithParent();
await import(isCommand ? new URL('site.js', serverEntry).href : serverEntry);
