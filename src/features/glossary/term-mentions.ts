/** Short forms in capitals are matched as they are written: REST is not rest. */
const shortForm = /^[A-Z\d/+]+$/;

/** Finds a term as a whole word, in the singular or with an s. */
export function mentionOf(term: string): RegExp {
  const literal = term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const flags = shortForm.test(term) ? 'u' : 'iu';
  return new RegExp(`(?<![\\p{L}\\p{N}])${literal}s?(?![\\p{L}\\p{N}])`, flags);
}
