// Imports nothing: an older Node would fail on the imports with a stack trace.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`Node ${process.versions.node} is too old: install 20.19 or newer.\n`);
  process.exit(1);
}
