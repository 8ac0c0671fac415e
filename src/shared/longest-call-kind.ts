/** Characters of the name of a kind of call, also in the address of a request's page. */
export const longestCallKind = 60;
