import './node-version.mjs';

// An older Node would fail on these imports before it reads the one above.
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
