/** Path for `Glyph`. */
export const chevron = 'm4 6.5 5 5 5-5';
