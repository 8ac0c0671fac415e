import './node-version.mjs';

// An older Node would fail on these imports before it reads the one above.
const { spawn } = await import('node:child_process');
const { exitWithSentence, prepareToCheck } = await import('./setup.mjs');
const { loadSettingsFile, requireFreePort } = await import('./settings.mjs');
const { endWithParent } = await import('./end-with-parent.mjs');
try {
  loadSettingsFile();
  await requireFreePort();
  await prepareToCheck();
} catch (error) {
  exitWithSentence(error);
}

// Restarts the server when one of its files changes; Vite replaces the browser's side in place.
const watcher = spawn(
  process.execPath,
  ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'development.ts'],
  { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'development' } },
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => watcher.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
}
watcher.on('exit', (code) => process.exit(code ?? 1));
endWithParent();
