import { wcagContrast as contrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { palette, schemeColors } from '../../src/shared/look/palette.ts';

/** WCAG 2.2: 1.4.3 for text, 1.4.11 for the borders of controls, focus rings and meaningful graphics. */
const textRatio = 4.5;
const graphicRatio = 3;

const grounds = ['bg', 'surface', 'sunken'] as const;
const hues = ['ember', 'lagoon', 'moss', 'sand', 'sky', 'red'] as const;

describe.each(['light', 'dark'] as const)('the %s scheme', (scheme) => {
  const tokens = schemeColors[scheme];
  const isLight = scheme === 'light';

  it.each(grounds)('has readable text on %s', (ground) => {
    for (const text of ['text', 'muted', 'accent-text', 'cool-text', 'danger'] as const) {
      expect(contrast(tokens[text], tokens[ground]), text).toBeGreaterThanOrEqual(textRatio);
    }
  });

  it.each(grounds)('has visible borders, graphics and focus rings on %s', (ground) => {
    for (const graphic of ['line-strong', 'accent', 'cool', 'focus'] as const) {
      expect(contrast(tokens[graphic], tokens[ground]), graphic).toBeGreaterThanOrEqual(
        graphicRatio,
      );
    }
  });

  it.each([
    ['on-accent', 'accent-fill'],
    ['on-accent', 'accent-fill-hover'],
    ['on-cool', 'cool-fill'],
    ['on-cool', 'cool-fill-hover'],
    ['on-danger-soft', 'danger-soft'],
  ] as const)('has readable %s on %s', (text, fill) => {
    expect(contrast(tokens[text], tokens[fill])).toBeGreaterThanOrEqual(textRatio);
  });

  it.each(hues)('has a readable %s as text, on its soft fill and as a filled control', (hue) => {
    const shades = palette[hue];
    const text = shades[isLight ? 7 : 3];
    const softFill = shades[isLight ? 1 : 9];
    for (const ground of grounds) {
      expect(contrast(text, tokens[ground]), ground).toBeGreaterThanOrEqual(textRatio);
      expect(contrast(shades[isLight ? 6 : 4], tokens[ground]), ground).toBeGreaterThanOrEqual(
        graphicRatio,
      );
    }
    expect(contrast(shades[isLight ? 8 : 2], softFill)).toBeGreaterThanOrEqual(textRatio);
    expect(contrast(tokens['on-accent'], shades[isLight ? 7 : 4])).toBeGreaterThanOrEqual(
      textRatio,
    );
  });

  it('has readable words on the loud grounds', () => {
    const paper = palette.gray[0];
    for (const ground of [palette.lagoon[isLight ? 7 : 9], palette.ember[isLight ? 7 : 9]]) {
      expect(contrast(paper, ground)).toBeGreaterThanOrEqual(textRatio);
    }
    expect(contrast(palette.sky[1], palette.lagoon[isLight ? 7 : 9])).toBeGreaterThanOrEqual(
      textRatio,
    );
    expect(contrast(palette.ember[0], palette.ember[isLight ? 7 : 9])).toBeGreaterThanOrEqual(
      textRatio,
    );
  });
});
