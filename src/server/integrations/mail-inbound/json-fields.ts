import { JSONParser } from '@streamparser/json';

/**
 * Keeps a few texts of a JSON object that arrives in parts, and lets the rest go by. Postmark posts each attachment twice, so a
 * mail as large as it takes comes as three times its size.
 * @param names fields to keep; the latest of several with one name counts
 */
export function createJsonFields(names: readonly string[]) {
  const kept = new Map<string, string>();
  const parser = new JSONParser({ paths: names.map((name) => `$.${name}`), keepStack: false });
  parser.onValue = ({ key, value }) => {
    if (typeof key === 'string' && typeof value === 'string') kept.set(key, value);
  };
  let isJson = true;
  parser.onError = () => {
    isJson = false;
  };
  return {
    push(chunk: Buffer): void {
      if (isJson) parser.write(chunk);
    },
    /** The kept fields. Empty for anything but a JSON object. */
    result: (): Record<string, string> => Object.fromEntries(kept),
  };
}
