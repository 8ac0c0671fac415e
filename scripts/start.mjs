// Imports nothing before this check: an older Node would fail on the imports with a stack trace.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`Node ${process.versions.node} is too old: install 20.19 or newer.\n`);
  process.exit(1);
}

const { exitWithSentence, prepareToServe, serverEntry } = await import('./setup.mjs');
const { loadSettingsFile, requireFreePort } = await import('./settings.mjs');
const { endWithParent } = await import('./end-with-parent.mjs');
try {
  loadSettingsFile();
  await requireFreePort();
  await prepareToServe();
} catch (error) {
  exitWithSentence(error);
}
endWithParent();
// Runs in this process, so that a signal to `npm start` reaches the server.
await import(serverEntry);
