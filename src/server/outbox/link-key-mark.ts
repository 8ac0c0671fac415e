/** Placeholder for the key of a mail's own link in the address of its step. The key is made when the mail is handed over. */
export const linkKeyMark = 'key-of-this-mail';

/** Lets a step lead to another page than the link's own, with the same key. */
export function withLinkKey(stepAddress: string, page: string): string {
  const key = page.slice(page.lastIndexOf('/') + 1);
  return stepAddress.replace(linkKeyMark, key);
}
