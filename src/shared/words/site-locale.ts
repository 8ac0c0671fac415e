/** Language and region of the site's own words (BCP 47). */
export const siteLocale = 'en-US';
