import { schemeColors } from '../../../shared/look/palette.ts';

/** In pixels, as social networks recommend. */
export const cardSize = { width: 1200, height: 630 };

const { bg: paper, contour: line, text: ink } = schemeColors.light;
export const cardColors = { paper, line, ink };
