/** Returns null for a text that is no URL. `URL.parse` is newer than the oldest supported browsers. */
export function parsedUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
