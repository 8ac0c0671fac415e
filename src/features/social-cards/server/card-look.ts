/** In pixels, as social networks ask for. */
export const cardSize = { width: 1200, height: 630 };

/** The light scheme of the site's theme (src/web/theme/), which the server may not import. */
export const cardColors = {
  paper: '#FAF6EE',
  line: '#DFD2B9',
  ink: '#1F1B16',
  ember: '#D6451B',
};
