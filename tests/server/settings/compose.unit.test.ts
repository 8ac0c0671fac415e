import { readFileSync } from 'node:fs';
import { parseEnv as parseFile } from 'node:util';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseEnv } from '../../../src/server/env.ts';
import { secretNames, variables } from '../../../src/server/settings/environment-variables.ts';
import { productionEnv } from '../../setup/programs/production-env.ts';

interface Service {
  image?: string;
  build?: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  ports?: string[];
  environment: Record<string, string>;
  secrets?: string[];
  volumes: string[];
  networks: string[];
  depends_on?: Record<string, { condition: string }>;
}
interface Compose {
  services: Record<'site' | 'database' | 'caddy', Service>;
  networks: Record<string, unknown>;
  volumes: Record<string, unknown>;
  secrets: Record<string, { file: string }>;
}

const text = readFileSync('compose.yaml', 'utf8');
const compose: Compose = parse(text);
const { site, database, caddy } = compose.services;
const example = readFileSync('.env.example', 'utf8');
const caddyfile = readFileSync('Caddyfile', 'utf8');

/** Substitutes variables of .env like Compose. */
function interpolate(value: string, env: NodeJS.Dict<string>): string {
  return value.replaceAll(
    /\$\{(\w+)(?::([-+?])([^}]*))?\}/g,
    (_match, name: string, operator: string | undefined, word: string) => {
      const given = env[name] ?? '';
      if (operator === '+') return given && word;
      if (operator === '?' && !given) throw new Error(word);
      return given || (operator === '-' ? word : '');
    },
  );
}

/** .env is .env.example with these values filled in. */
function environmentOfSite(filledIn: Record<string, string>): NodeJS.Dict<string> {
  const env = { ...parseFile(example), ...filledIn };
  const own = Object.entries(site.environment).map(([name, value]) => [
    name,
    interpolate(value, env),
  ]);
  return { ...env, ...Object.fromEntries(own) };
}

const { DATABASE_URL: _url, MODE: _mode, ...filledIn } = productionEnv;

it('.env.example, filled in, is a complete production in the container', () => {
  const settings = parseEnv(
    environmentOfSite({ ...filledIn, DATABASE_PASSWORD: 'long and $ecret' }),
  );
  expect(settings).toMatchObject({ isProduction: true, host: '0.0.0.0', port: 3000 });
  const url = new URL(settings.database.url ?? '');
  expect([url.username, decodeURIComponent(url.password), url.hostname, url.pathname]).toEqual([
    database.environment.POSTGRES_USER,
    'long and $ecret',
    'database',
    `/${database.environment.POSTGRES_DB}`,
  ]);
});

it('a secret whose file .env names is handed over as a file; without one, no file is read', () => {
  const fixed: string[] = ['DATABASE_URL', 'DATABASE_LISTEN_URL'];
  const handed = secretNames.filter((name) => !fixed.includes(name));
  expect(site.secrets?.toSorted()).toEqual(handed.toSorted());
  const named = Object.fromEntries(handed.map((name) => [`${name}_FILE`, `./secrets/${name}`]));
  const [withFiles, withoutFiles] = [environmentOfSite(named), environmentOfSite({})];
  for (const name of handed) {
    expect(withFiles[`${name}_FILE`]).toBe(`/run/secrets/${name}`);
    expect(withoutFiles[`${name}_FILE`]).toBe('');
    const { file = '' } = compose.secrets[name] ?? {};
    expect(interpolate(file, named)).toBe(`./secrets/${name}`);
    // Compose rejects an empty file name.
    expect(interpolate(file, {})).toBe('/dev/null');
  }
});

it('every variable in it is one that the site reads and .env.example shows', () => {
  const read = new Set([
    ...Object.keys(variables.shape),
    ...secretNames.map((name) => `${name}_FILE`),
  ]);
  const named = [...`${text}${caddyfile}`.matchAll(/\$?\{\$?([A-Z0-9_]+)/g)].map(
    ([, name]) => name,
  );
  expect(named.length).toBeGreaterThan(10);
  for (const name of [...named, ...Object.keys(site.environment)]) expect(read).toContain(name);
});

it('the site may write nowhere but to its data, has no capability, and is reached through Caddy alone', () => {
  expect(site).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  expect(site.security_opt).toContain('no-new-privileges:true');
  expect(site.ports).toBeUndefined();
  expect(database.ports).toBeUndefined();
  expect(database.networks).toEqual(['inside']);
  expect(compose.networks.inside).toEqual({ internal: true });
  expect(caddy.networks).not.toContain('inside');
});

it('Caddy serves the address of the site and asks the port that the site listens on', () => {
  expect(caddyfile).toMatch(/^\{\$SITE_URL\} \{$/m);
  expect(Object.keys(caddy.environment)).toEqual(['SITE_URL']);
  expect(caddyfile).toContain(`reverse_proxy site:${site.environment.PORT}`);
});

it('every image has an exact tag, and what a service names is declared', () => {
  for (const { image, build, volumes, networks, secrets = [], depends_on = {} } of Object.values(
    compose.services,
  )) {
    if (build) expect(build).toBe('.');
    else expect(image).toMatch(/^[a-z]+:\d+\.\d+(?:\.\d+)?-[a-z]+(?:@sha256:[\da-f]{64})?$/);
    for (const volume of volumes.filter((name) => !name.startsWith('./'))) {
      expect(Object.keys(compose.volumes)).toContain(volume.split(':')[0]);
    }
    for (const network of networks) expect(Object.keys(compose.networks)).toContain(network);
    for (const secret of secrets) expect(Object.keys(compose.secrets)).toContain(secret);
    for (const name of Object.keys(depends_on)) {
      expect(Object.keys(compose.services)).toContain(name);
    }
  }
});
