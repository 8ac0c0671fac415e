/** Ends the titles of pages. */
export const titleSuffixOf = ({ brand }: { brand: string }) => ` | ${brand}`;
