/** Stands for all pages or all sources. */
export const everything = '*';
