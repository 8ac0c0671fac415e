/**
 * SHA-256 of a file, in hexadecimal digits. Hashing needs the file in memory, which its limit bounds.
 * @returns null on an origin that the browser does not trust (http), which has no `crypto.subtle`
 */
export async function pictureHash(file: Blob): Promise<string | null> {
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (!subtle) return null;
  const digest = await subtle.digest('SHA-256', new Uint8Array(await file.arrayBuffer()));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
