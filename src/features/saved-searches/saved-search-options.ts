/** An address that nobody confirms is forgotten after so many days. */
export const confirmationDays = 2;

/** A confirmed search ends after so many days, unless its reader keeps it. */
export const savedSearchDays = 180;

/** One mail a day at most. */
export const lookEveryHours = 24;

/** Confirmed searches of one address. */
export const mostSearches = 10;

/** The newest developers who are remembered as known. The database allows no more. */
export const mostSeen = 200;

/** Names in one mail; the rest is a number. */
export const mostNamed = 5;
