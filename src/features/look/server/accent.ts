import { formatHex, interpolate, wcagContrast } from 'culori';
import { palette, schemeColors } from '../../../shared/look/palette.ts';

export interface Accent {
  accentOnLight: string;
  accentOnDark: string;
}

/** WCAG 2.2, 1.4.3. */
export const leastContrast = 4.5;

function mixed(color: string, other: string, part: number): string {
  return formatHex(interpolate([color, other], 'oklab')(part));
}

/** False for the colors of the release, whose hue was drawn by hand. */
export function isOwnAccent({ accentOnLight, accentOnDark }: Accent): boolean {
  return accentOnLight !== palette.ember[7] || accentOnDark !== palette.ember[4];
}

/** The ten positions of a hue (see `palette`), made from its colors for text and buttons. */
export function accentHue(accent: Accent): readonly string[] {
  if (!isOwnAccent(accent)) return palette.ember;
  const { accentOnLight, accentOnDark } = accent;
  return [
    ...[mixed(accentOnLight, '#ffffff', 0.94), mixed(accentOnLight, '#ffffff', 0.84)],
    ...[mixed(accentOnDark, '#ffffff', 0.5), mixed(accentOnDark, '#ffffff', 0.2), accentOnDark],
    ...[mixed(accentOnLight, accentOnDark, 0.5), mixed(accentOnLight, '#ffffff', 0.12)],
    ...[accentOnLight, mixed(accentOnLight, '#000000', 0.25)],
    mixed(accentOnLight, '#000000', 0.62),
  ];
}

/** The least contrast of all pairs in which the pages use the color. */
export function contrastOf({ accentOnLight, accentOnDark }: Accent) {
  const { light, dark } = schemeColors;
  const least = (color: string, others: readonly string[]) =>
    Math.min(...others.map((other) => wcagContrast(color, other)));
  return {
    light: least(accentOnLight, [
      ...[light.bg, light.surface, light.sunken, light['on-accent']],
      ...[palette.gray[0], palette.sky[1]],
    ]),
    dark: least(accentOnDark, [
      ...[dark.bg, dark.surface, dark.sunken, dark['on-accent']],
      ...[palette.sky[9], palette.gray[9]],
    ]),
  };
}
