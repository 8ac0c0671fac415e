/** The address that a text is, as a URL; null for any other text. `URL.parse` is newer than browsers that we serve. */
export function parsedUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
