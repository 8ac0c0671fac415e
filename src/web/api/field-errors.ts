/** The first message of each field that the server refused; null when a call failed for something else. */
export function fieldErrorsOf(error: unknown): Record<string, string> | null {
  if (!(error instanceof Error) || !('data' in error)) return null;
  const { data } = error;
  if (typeof data !== 'object' || data === null || !('fieldErrors' in data)) return null;
  const { fieldErrors } = data;
  if (typeof fieldErrors !== 'object' || fieldErrors === null) return null;
  const first = Object.entries(fieldErrors).map(([field, messages]) => [
    field,
    String(messages[0]),
  ]);
  return Object.fromEntries(first);
}
