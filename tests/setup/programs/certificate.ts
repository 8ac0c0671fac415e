import 'reflect-metadata';
import { KeyObject } from 'node:crypto';
import { X509CertificateGenerator } from '@peculiar/x509';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const dayMs = 24 * 60 * 60 * 1_000;

/** Makes a self-signed certificate for localhost, in PEM. */
export async function createCertificate(): Promise<{ key: string; cert: string }> {
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: 'CN=localhost',
    keys,
    signingAlgorithm: algorithm,
    notBefore: new Date(Date.now() - dayMs),
    notAfter: new Date(Date.now() + dayMs),
  });
  const key = KeyObject.from(keys.privateKey).export({ type: 'pkcs8', format: 'pem' });
  return { key: String(key), cert: certificate.toString('pem') };
}
