/** Kind of content of the prices. In a file of its own: the routes of all pages name it, and stay light. */
export const ratesName = 'estimate-rates';
