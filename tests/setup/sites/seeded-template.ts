import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { prepareDataTemplate, templateFolder } from '../database/data-template.ts';
import { startServer } from '../programs/program.ts';

const prefix = 'seeded-template-';

/**
 * A first start makes the seed, which takes longer than many tests.
 *
 * @returns the data folder of a demo that has started once, kept for a day because the seed has dates of its day; copy it
 * before a site starts on it
 */
export async function prepareSeededTemplate(): Promise<string> {
  const { E2E_SEEDED_DIR } = process.env;
  if (E2E_SEEDED_DIR) return E2E_SEEDED_DIR;
  const build = createHash('sha256').update(readFileSync('dist/server/server.js')).digest('hex');
  const day = new Date().toISOString().slice(0, 10);
  const template = path.resolve(templateFolder, `${prefix}${build.slice(0, 16)}-${day}`);
  if (existsSync(template)) return template;
  const earlier = readdirSync(templateFolder).filter((name) => name.startsWith(prefix));
  for (const name of earlier) rmSync(path.join(templateFolder, name), { recursive: true });
  const unfinished = `${template}.${process.pid}`;
  await cp(await prepareDataTemplate(), unfinished, { recursive: true });
  const server = startServer({ PORT: '0', DATA_DIR: unfinished, METRICS_ADDRESS: 'off' });
  await server.until(/ready at /);
  server.child.kill('SIGTERM');
  await server.ended;
  renameSync(unfinished, template);
  return template;
}
