/** In the place of a page or source: all of them. */
export const everything = '*';
