/** The arrow of what folds out, for `Glyph`. */
export const chevron = 'm4 6.5 5 5 5-5';
