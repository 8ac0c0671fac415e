import { spawn } from 'node:child_process';
import { endWithParent } from './end-with-parent.mjs';
import { loadSettingsFile, requireFreePort } from './settings.mjs';
import { exitWithSentence, prepareToCheck } from './setup.mjs';

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
