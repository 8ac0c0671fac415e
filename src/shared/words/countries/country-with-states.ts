/** The only country whose profiles also name a state. Separate from the list, which a read-only profile does not need. */
export const countryWithStates = 'United States';
