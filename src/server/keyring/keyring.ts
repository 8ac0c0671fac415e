import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

/** Encrypts secrets for the database with a key outside it (security row 78). */
export interface Keyring {
  readonly keyId: string;
  readonly formerKeyIds: readonly string[];
  /** @param owner the only account that the sealed secret opens for */
  seal(secret: string, owner: string): string;
  open(sealed: string, owner: string): Opened;
  /** Keyed hash, in hex, of a text with few possible values: without the key nobody can try them all. */
  fingerprint(text: string): string;
}

export type Opened =
  | { outcome: 'opened'; secret: string; keyId: string }
  /** The key is missing, or the secret was encrypted for another owner or has changed. */
  | { outcome: 'unreadable'; keyId: string };

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const authTagLength = 16;

/** `v1`, the key's id, then nonce, ciphertext and tag in base64url. */
const sealedForm = /^v1\.([\da-f]{8})\.([\w-]+)$/;

export function isSealed(text: string): boolean {
  return sealedForm.test(text);
}

function idOf(key: KeyObject): string {
  return createHmac('sha256', key).update('id of this key').digest('hex').slice(0, 8);
}

/** @param keys at least one: the first encrypts, the others only decrypt */
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
