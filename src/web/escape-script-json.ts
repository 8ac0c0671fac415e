/**
 * Escapes JSON for a script element: no character may end the element or start a comment. On long texts, `replaceAll`
 * takes a third of the time of a regular expression.
 */
export function escapeScriptJson(json: string): string {
  return json
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
