import { createHash } from 'node:crypto';
import { site } from '../../../../shared/words/site.ts';
import type {
  PasskeyAddition,
  PasskeyAdditionOptions,
  PasskeyUse,
  PasskeyUseOptions,
} from '../../passkeys.ts';

/** WebAuthn at one site. The library is loaded by its first use: most visits of the admin area need none of it. */
const library = () => import('@simplewebauthn/server');

const timeoutMs = 5 * 60_000;

interface Site {
  /** Where the site is reached by browsers: https://example.com */
  siteOrigin: string;
}

/** A passkey belongs to a host name: the one of SITE_URL. */
const rpIdOf = ({ siteOrigin }: Site) => new URL(siteOrigin).hostname;

export interface KnownPasskey {
  id: string;
  publicKey: Uint8Array<ArrayBuffer>;
  counter: bigint;
  transports: string[];
}

/** What asks an authenticator for any passkey of this site: the same for everybody. */
export async function requestOptions(at: Site, challenge: string): Promise<PasskeyUseOptions> {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: rpIdOf(at),
    challenge: Buffer.from(challenge, 'base64url'),
    timeout: timeoutMs,
    userVerification: 'required',
  });
}

/** What has an authenticator make a passkey that is found without a user name, and used by its owner only. */
export async function additionOptions(
  at: Site,
  challenge: string,
  account: { adminId: number; username: string; known: { id: string; transports: string[] }[] },
): Promise<PasskeyAdditionOptions> {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: site.brand,
    rpID: rpIdOf(at),
    userName: account.username,
    userDisplayName: account.username,
    // The same for all passkeys of an account, and nothing about the person.
    userID: createHash('sha256').update(`admin ${account.adminId}`).digest(),
    challenge: Buffer.from(challenge, 'base64url'),
    timeout: timeoutMs,
    attestationType: 'none',
    excludeCredentials: account.known,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** The challenge that a response was made for; null for what is no response. Nothing in it is verified yet. */
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

/** The passkey of a response under a challenge of ours; null for anything that is wrong about it. */
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

/** The counter that a passkey reports with a right signature under a challenge of ours; null for anything that is wrong. */
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
