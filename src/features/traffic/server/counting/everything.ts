export const everything = '*';
