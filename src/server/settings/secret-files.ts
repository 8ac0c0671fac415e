import { readFileSync } from 'node:fs';

export type Variables = Record<string, string | undefined>;

/**
 * Reads secrets from the files that `NAME_FILE` names. Docker and Kubernetes provide them so, outside the environment. Adds a
 * sentence to `faults` for each unreadable one.
 */
export function readSecretFiles(
  source: Variables,
  names: readonly string[],
  faults: string[],
): Variables {
  const filled = { ...source };
  for (const name of names) {
    const file = source[`${name}_FILE`];
    if (!file) continue;
    if (source[name]) {
      faults.push(`${name} and ${name}_FILE exclude each other.`);
      continue;
    }
    try {
      const secret = readFileSync(file, 'utf8').replace(/[\r\n]+$/, '');
      if (secret) filled[name] = secret;
      else faults.push(`${name}_FILE names a file that is empty.`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      faults.push(`${name}_FILE names a file that cannot be read: ${reason}.`);
    }
  }
  return filled;
}

export function withPassword(address: string | undefined, password: string): string | null {
  if (!address) return null;
  const url = new URL(address);
  if (!url.username || url.password) return null;
  // The setter does not encode a percent sign.
  url.password = encodeURIComponent(password);
  return url.href;
}
