export const postSearch = { minTextLength: 2, maxTextLength: 100, maxResults: 6 } as const;

/** Cards of a search on the page of the blog, the best ones. */
export const foundCardCount = 24;
