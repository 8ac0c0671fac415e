import { spawn } from 'node:child_process';
import { exitWithSentence, prepareToCheck } from './setup.mjs';

try {
  await prepareToCheck();
} catch (error) {
  exitWithSentence(error);
}

// Restarts the server when one of its files changes; the browser's side is replaced in place by Vite.
const watcher = spawn(
  process.execPath,
  ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server.ts'],
  { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'development' } },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => watcher.kill(signal));
watcher.on('exit', (code) => process.exit(code ?? 1));
