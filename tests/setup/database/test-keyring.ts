import { createKeyring } from '../../../src/server/keyring/keyring.ts';
import { parseSecretsKeys } from '../../../src/server/settings/secrets-key.ts';

/** SECRETS_KEY of all tests, so that none of them makes a key of its own on the disk. */
export const testSecretsKey = 'q8Zp2vJrX0mTtY5cW1nKdLhE7uGs9oAbFi3RxQwVyNM';
export const testKeyring = createKeyring(parseSecretsKeys(testSecretsKey));
