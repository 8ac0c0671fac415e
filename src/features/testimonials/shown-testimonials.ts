interface Entry {
  isSample: boolean;
}

/** So many testimonials stand on the page, and more where more are real. */
const placeCount = 3;

/** Returns real testimonials first. Samples fill the places that they leave. */
export function shownTestimonials<Item extends Entry>(items: readonly Item[]): Item[] {
  const real = items.filter(({ isSample }) => !isSample);
  const samples = items.filter(({ isSample }) => isSample);
  return [...real, ...samples.slice(0, Math.max(0, placeCount - real.length))];
}
