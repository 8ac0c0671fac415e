/** Lengths are characters. */
export const handleLimits = { minLength: 3, maxLength: 30, changesPerYear: 2 } as const;
