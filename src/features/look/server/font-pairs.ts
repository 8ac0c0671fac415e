/** A fontsource package: one file per range of Unicode. */
export interface Family {
  package: string;
  /** The file holds this weight only. Without it the file holds all. */
  weight?: number;
}

export interface FontPair {
  name: string;
  heading: Family;
  label: Family;
}

const variable = (name: string): Family => ({ package: `@fontsource-variable/${name}` });

/** The first is in the build; a stylesheet of its own brings the others. */
export const fontPairs = [
  {
    name: 'Bricolage Grotesque and Instrument Sans',
    heading: { package: '@fontsource/bricolage-grotesque', weight: 700 },
    label: { package: '@fontsource/instrument-sans', weight: 500 },
  },
  { name: 'Lora and Source Sans', heading: variable('lora'), label: variable('source-sans-3') },
  {
    name: 'Space Grotesk and Inter',
    heading: variable('space-grotesk'),
    label: variable('inter'),
  },
] as const satisfies readonly FontPair[];

export function fontPairOf(name: string): FontPair {
  return fontPairs.find((pair) => pair.name === name) ?? fontPairs[0];
}
