import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

/** Encrypts secrets for the database with a key that is not in it (security row 78). */
export interface Keyring {
  /** Names the key that encrypts; tells nothing about it. */
  readonly keyId: string;
  readonly formerKeyIds: readonly string[];
  /** @param owner whose secret it is: sealed for one, it opens for nobody else. */
  seal(secret: string, owner: string): string;
  open(sealed: string, owner: string): Opened;
  /** A hash of what has too few possibilities for a plain one: who has no key cannot try them. Hex. */
  fingerprint(text: string): string;
}

export type Opened =
  | { outcome: 'opened'; secret: string; keyId: string }
  /** Encrypted with a key that is not here, or not what was encrypted for this owner. */
  | { outcome: 'unreadable'; keyId: string };

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const authTagLength = 16;

/** `v1`, id of the key, and in base64url nonce, ciphertext and tag. */
const sealedForm = /^v1\.([\da-f]{8})\.([\w-]+)$/;

export function isSealed(text: string): boolean {
  return sealedForm.test(text);
}

function idOf(key: KeyObject): string {
  return createHmac('sha256', key).update('id of this key').digest('hex').slice(0, 8);
}

/** @param keys one at least: the first encrypts, the others open what was encrypted before. */
export function createKeyring([key, ...former]: readonly KeyObject[]): Keyring {
  if (!key) throw new Error('A keyring needs a key.');
  const keyId = idOf(key);
  const keys = new Map([...former, key].map((one) => [idOf(one), one]));
  return {
    keyId,
    formerKeyIds: [...keys.keys()].filter((id) => id !== keyId),
    seal(secret, owner) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce, { authTagLength });
      cipher.setAAD(Buffer.from(owner));
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      const sealed = Buffer.concat([nonce, text, cipher.getAuthTag()]);
      return `v1.${keyId}.${sealed.toString('base64url')}`;
    },
    open(sealed, owner) {
      const [, id = '', text = ''] = sealedForm.exec(sealed) ?? [];
      const unreadable = { outcome: 'unreadable', keyId: id } as const;
      const bytes = Buffer.from(text, 'base64url');
      const opening = keys.get(id);
      if (!opening || bytes.length < nonceBytes + authTagLength) return unreadable;
      const nonce = bytes.subarray(0, nonceBytes);
      const decipher = createDecipheriv(algorithm, opening, nonce, { authTagLength });
      decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(-authTagLength));
      try {
        const secret = decipher.update(
          bytes.subarray(nonceBytes, -authTagLength),
          undefined,
          'utf8',
        );
        return { outcome: 'opened', secret: secret + decipher.final('utf8'), keyId: id };
      } catch {
        return unreadable;
      }
    },
    fingerprint: (text) => createHmac('sha256', key).update(`text: ${text}`).digest('hex'),
  };
}
