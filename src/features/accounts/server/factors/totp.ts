import { Secret, TOTP } from 'otpauth';

/** Defaults of authenticator apps: SHA-1, six digits, 30 seconds. RFC 6238, section 5.2, allows one step of drift. */
const periodSeconds = 30;
const driftSteps = 1;

/** 160 random bits in Base32 (RFC 4226, section 4, R6). */
export function makeTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

function generatorOf(secret: string, { issuer, label }: { issuer: string; label: string }): TOTP {
  return new TOTP({
    issuer,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: periodSeconds,
  });
}

export function totpUri(secret: string, account: { issuer: string; label: string }): string {
  return generatorOf(secret, account).toString();
}

export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = generatorOf(secret, { issuer: '', label: '' }).validate({
    token: code,
    timestamp,
    window: driftSteps,
  });
  return delta === null ? null : Math.floor(timestamp / 1000 / periodSeconds) + delta;
}
