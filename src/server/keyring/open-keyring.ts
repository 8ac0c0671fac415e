import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '../env.ts';
import { faultOfSecretsKeys, makeSecretsKey, parseSecretsKeys } from '../settings/secrets-key.ts';
import { StartUpError } from '../start-up-error.ts';
import { createKeyring, type Keyring } from './keyring.ts';

type KeySettings = Pick<Settings, 'secretsKeys' | 'dataDir'>;

export const keyFileOf = ({ dataDir }: KeySettings) => path.join(dataDir, 'secrets-key');

export function whereKeyIs(settings: KeySettings): string {
  return settings.secretsKeys.length > 0 ? 'SECRETS_KEY' : keyFileOf(settings);
}

/**
 * Opens the configured keys. A demo without any creates its own in a file beside its database.
 * @throws StartUpError when the file cannot be read or created
 */
export function openKeyring(settings: KeySettings): Keyring {
  const { secretsKeys } = settings;
  return createKeyring(secretsKeys.length > 0 ? secretsKeys : keysOfDemo(keyFileOf(settings)));
}

function keysOfDemo(file: string) {
  try {
    const text = readIfAny(file) ?? makeKeyFile(file);
    const fault = faultOfSecretsKeys(text);
    if (fault) throw new Error(`its key ${fault}`);
    return parseSecretsKeys(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartUpError(
      `${file}, which holds the key of encrypted secrets, cannot be used: ${reason}.`,
    );
  }
}

function readIfAny(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Two processes may create the file at the same time: both use the one that got its name first. */
function makeKeyFile(file: string): string {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const own = `${file}.${process.pid}`;
  writeFileSync(own, `${makeSecretsKey()}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(own, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(own);
  }
  return readFileSync(file, 'utf8');
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? error.code : undefined;
