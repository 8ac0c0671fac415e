import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { PasskeyUse, PasskeyUseOptions } from '../../src/features/accounts/passkeys.ts';
import { testDatabase } from '../setup/database/database.ts';

interface Ways {
  origin?: string;
  isVerified?: boolean;
  counter?: number;
}

const present = 0x01;
const verified = 0x04;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** Encodes a P-256 point as a COSE key for ES256 (RFC 9053, section 7.1.1). */
function coseKeyOf(x: Buffer, y: Buffer): Buffer {
  const head = Buffer.from('a5010203262001215820', 'hex');
  return Buffer.concat([head, x, Buffer.from('225820', 'hex'), y]);
}

export async function createPasskey(adminId: number) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16).toString('base64url');
  await testDatabase().prisma.adminPasskey.create({
    data: {
      id,
      adminId,
      name: 'Test key',
      publicKey: new Uint8Array(
        coseKeyOf(Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')),
      ),
      counter: 0n,
      transports: ['internal'],
    },
  });
  return {
    id,
    use({ challenge, rpId = '' }: PasskeyUseOptions, ways: Ways = {}): PasskeyUse {
      const { origin = 'http://localhost:3000', isVerified = true, counter = 1 } = ways;
      const clientData = Buffer.from(
        JSON.stringify({ type: 'webauthn.get', challenge, origin, crossOrigin: false }),
      );
      const counterBytes = Buffer.alloc(4);
      counterBytes.writeUInt32BE(counter);
      const flags = Buffer.from([isVerified ? present | verified : present]);
      const authenticatorData = Buffer.concat([sha256(rpId), flags, counterBytes]);
      const signed = Buffer.concat([authenticatorData, sha256(clientData)]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: authenticatorData.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
      };
    },
  };
}
