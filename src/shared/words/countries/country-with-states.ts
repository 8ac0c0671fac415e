/** The one country whose profiles also name a state. Apart from the list, which a profile that is only read does not need. */
export const countryWithStates = 'United States';
