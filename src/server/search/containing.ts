/** Keeps the signs of a `LIKE` pattern as letters. */
const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** A pattern for `ILIKE`: the text anywhere, as it stands. */
export const anywhere = (text: string) => `%${literally(text)}%`;

/** A filter of Prisma, which escapes nothing itself: the text anywhere, in any case. */
export const containing = (text: string) =>
  ({ contains: literally(text), mode: 'insensitive' }) as const;
