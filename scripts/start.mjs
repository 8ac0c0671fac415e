// Nothing is imported before this check: an older Node would fail on the imports with a stack trace instead.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`Node ${process.versions.node} is too old: install 20.19 or newer.\n`);
  process.exit(1);
}

const { exitWithSentence, prepareToServe, serverEntry } = await import('./setup.mjs');
try {
  await prepareToServe();
} catch (error) {
  exitWithSentence(error);
}
endWithParent();
// In this process, so that a signal sent to `npm start` reaches the server itself.
await import(serverEntry);

/**
 * npm passes SIGTERM to the shell between it and this process, and a shell such as dash dies of it without passing it
 * on. So the shell's end is this server's signal to stop.
 */
function endWithParent() {
  if (process.env.npm_lifecycle_event !== 'start') return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  timer.unref();
}
