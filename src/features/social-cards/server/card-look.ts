/** In pixels, as social networks recommend. */
export const cardSize = { width: 1200, height: 630 };

/** Copy of the light scheme in src/web/theme/, which the server may not import. */
export const cardColors = {
  paper: '#FAF6EE',
  line: '#DFD2B9',
  ink: '#1F1B16',
  ember: '#D6451B',
};
