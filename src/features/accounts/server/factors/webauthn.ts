import { createHash } from 'node:crypto';
import type {
  PasskeyAddition,
  PasskeyAdditionOptions,
  PasskeyUse,
  PasskeyUseOptions,
} from '../../passkeys.ts';

/** Loads on first use: most visits of the admin area do not need it. */
const library = () => import('@simplewebauthn/server');

const timeoutMs = 5 * 60_000;

interface Site {
  /** Example: https://example.com */
  siteOrigin: string;
}

/** Passkeys are bound to the host name of SITE_URL. */
const rpIdOf = ({ siteOrigin }: Site) => new URL(siteOrigin).hostname;

export interface KnownPasskey {
  id: string;
  publicKey: Uint8Array<ArrayBuffer>;
  counter: bigint;
  transports: string[];
}

export async function requestOptions(at: Site, challenge: string): Promise<PasskeyUseOptions> {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: rpIdOf(at),
    challenge: Buffer.from(challenge, 'base64url'),
    timeout: timeoutMs,
    userVerification: 'required',
  });
}

/** Options for a discoverable passkey that requires user verification. */
export async function additionOptions(
  at: Site & { brand: string },
  challenge: string,
  account: { adminId: number; username: string; known: { id: string; transports: string[] }[] },
): Promise<PasskeyAdditionOptions> {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: at.brand,
    rpID: rpIdOf(at),
    userName: account.username,
    userDisplayName: account.username,
    // Stable per account and free of personal data.
    userID: createHash('sha256').update(`admin ${account.adminId}`).digest(),
    challenge: Buffer.from(challenge, 'base64url'),
    timeout: timeoutMs,
    attestationType: 'none',
    excludeCredentials: account.known,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** The response is not verified yet. Null when it cannot be parsed. */
export function challengeOf({ response }: PasskeyUse | PasskeyAddition): string | null {
  try {
    const data: unknown = JSON.parse(
      Buffer.from(response.clientDataJSON, 'base64url').toString('utf8'),
    );
    const challenge: unknown = Object(data).challenge;
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}

export async function verifyAddition(
  at: Site,
  challenge: string,
  response: PasskeyAddition,
): Promise<KnownPasskey | null> {
  const { verifyRegistrationResponse } = await library();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: at.siteOrigin,
      expectedRPID: rpIdOf(at),
      requireUserVerification: true,
    });
    if (!registrationInfo) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    const transports = response.response.transports ?? [];
    return { id, publicKey, counter: BigInt(counter), transports };
  } catch {
    return null;
  }
}

/** Verifies an authentication response and returns the new counter. Null when anything is invalid. */
export async function verifyUse(
  at: Site,
  challenge: string,
  response: PasskeyUse,
  passkey: KnownPasskey,
): Promise<bigint | null> {
  const { verifyAuthenticationResponse } = await library();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: at.siteOrigin,
      expectedRPID: rpIdOf(at),
      requireUserVerification: true,
      credential: {
        id: passkey.id,
        publicKey: passkey.publicKey,
        counter: Number(passkey.counter),
        transports: passkey.transports,
      },
    });
    return verified ? BigInt(authenticationInfo.newCounter) : null;
  } catch {
    return null;
  }
}
