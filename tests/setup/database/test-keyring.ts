import { createKeyring } from '../../../src/server/keyring/keyring.ts';
import { parseSecretsKeys } from '../../../src/server/settings/secrets-key.ts';

/** Keeps tests from creating key files. */
export const testSecretsKey = 'q8Zp2vJrX0mTtY5cW1nKdLhE7uGs9oAbFi3RxQwVyNM';
export const testKeyring = createKeyring(parseSecretsKeys(testSecretsKey));
