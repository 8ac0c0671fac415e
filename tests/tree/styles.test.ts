import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { breakpoints, fontSizes, headingSizes } from '../../src/web/theme/scale.ts';
import { themeCss } from '../../src/web/theme/theme-css.ts';

interface SourceFile {
  /** Path from src/ without a leading `web/`. */
  name: string;
  text: string;
}

function filesOf(names: RegExp): SourceFile[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?:^|\/)web\//.test(name) && names.test(name))
    .map((name) => ({
      name: name.replace(/^web\//, ''),
      text: readFileSync(path.join('src', name), 'utf8')
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .replace(/^\s*\/\/.*$/gm, ''),
    }));
}

const styleFiles = filesOf(/\.css$/);
const codeFiles = filesOf(/\.tsx?$/);
const outsideTheme = ({ name }: SourceFile) => !name.startsWith('theme/');

function declarationsOf({ text }: SourceFile) {
  return [...text.matchAll(/(?<=[{};]\s*)([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g)].map(
    ([, property = '', value = '']) => ({ property, value: value.trim() }),
  );
}

const colorCode =
  /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/i;
const colorName =
  /(?<![\w-])(?:aqua|beige|black|blue|brown|coral|cyan|fuchsia|gold|gr[ae]y|green|indigo|ivory|lime|magenta|maroon|navy|olive|orange|pink|purple|red|salmon|silver|tan|teal|tomato|violet|white|yellow)(?![\w-])/i;

/** A mask uses color names only for opacity. */
const isColorOf = (property: string, value: string) =>
  colorCode.test(value) || colorName.test(property.includes('mask') ? '' : value);

describe('a color is one of the theme', () => {
  it('in style files', () => {
    const faults = styleFiles.filter(outsideTheme).flatMap((file) =>
      declarationsOf(file)
        .filter(({ property, value }) => isColorOf(property, value.replace(/url\([^)]*\)/g, '')))
        .map(({ property, value }) => `${file.name}: ${property}: ${value}`),
    );
    expect(faults).toEqual([]);
  });

  it('in components', () => {
    const paint = new RegExp(`\\b(?:fill|stroke|stopColor|floodColor)="${colorName.source}"`, 'gi');
    const code = new RegExp(`(['"\`])[^'"\`\n]*(?:${colorCode.source})[^'"\`\n]*\\1`, 'gi');
    const faults = codeFiles
      .filter(outsideTheme)
      .filter(({ name }) => name.endsWith('.tsx'))
      .flatMap(({ name, text }) =>
        [...text.matchAll(paint), ...text.matchAll(code)].map(([fault]) => `${name}: ${fault}`),
      );
    expect(faults).toEqual([]);
  });
});

it('a width that a layout changes at is one of the theme, by its name', () => {
  const widths = Object.keys(breakpoints).join('|');
  const named = new RegExp(`\\(--(?:(?:from|below)-(?:${widths})|tall|enlarged)\\)`, 'g');
  const faults = styleFiles.flatMap(({ name, text }) =>
    [...text.matchAll(/@(?:media|container)[^{]*/g)]
      .map(([query]) => query.trim())
      .filter((query) => /--|\d|width|height|size/.test(query.replace(named, '')))
      .map((query) => `${name}: ${query}`),
  );
  expect(faults).toEqual([]);
});

describe('a font size is one of the theme, or relative to the words around it', () => {
  it('in style files', () => {
    const absolute =
      /[\d.](?:rem|px|pt|vw|vh|ch)\b|(?:clamp|calc|min|max)\(|\b(?:small|medium|large)\b/;
    const faults = styleFiles.filter(outsideTheme).flatMap((file) =>
      declarationsOf(file)
        .filter(({ property }) => property === 'font-size' || property === 'font')
        .filter(({ value }) => absolute.test(value))
        .map(({ property, value }) => `${file.name}: ${property}: ${value}`),
    );
    expect(faults).toEqual([]);
  });

  it('in components', () => {
    const known = new Set([...Object.keys(fontSizes), ...Object.keys(headingSizes), 'inherit']);
    const faults = codeFiles.flatMap(({ name, text }) =>
      [...text.matchAll(/\bfz="([^"]*)"/g)]
        .filter(([, size = '']) => !known.has(size) && !/^[\d.]+em$/.test(size))
        .map(([prop]) => `${name}: ${prop}`),
    );
    expect(faults).toEqual([]);
  });
});

it('every variable of the theme that is named exists', () => {
  const own = styleFiles.map(({ text }) => text).join('\n');
  const existing = new Set(
    [...`${themeCss()}\n${own}`.matchAll(/(--(?:mantine|site)-[\w-]+)\s*:/g)].map(
      ([, name]) => name,
    ),
  );
  const faults = [...styleFiles, ...codeFiles].flatMap(({ name, text }) =>
    [...text.matchAll(/var\((--(?:mantine|site)-[\w-]+)\s*[,)]/g)]
      .filter(([, variable]) => !existing.has(variable))
      .map(([use]) => `${name}: ${use}`),
  );
  expect(faults).toEqual([]);
});

describe('a class of a style module', () => {
  const modules = styleFiles.filter(({ name }) => name.endsWith('.module.css'));

  function classesOf({ text }: SourceFile): Set<string> {
    const selectors = text
      .replace(/:global\([^)]*\)/g, '')
      .replace(/(['"]).*?\1/g, '')
      .replace(/@(?:media|container|keyframes|layer|supports)[^{;]*/g, '')
      .match(/[^{};]+(?=\{)/g);
    return new Set(
      selectors?.flatMap((one) =>
        [...one.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name),
      ),
    );
  }

  function usedOf(module: SourceFile): Set<string> | null {
    const used = new Set<string>();
    for (const { name, text } of codeFiles) {
      // The page of the design system only shows styles that others use.
      if (name.startsWith('design/')) continue;
      for (const [statement, local = '', from = ''] of text.matchAll(
        /import (\w+) from '([^']+\.module\.css)';/g,
      )) {
        if (path.posix.join(path.posix.dirname(name), from) !== module.name) continue;
        for (const [, property] of text
          .replace(statement, '')
          .matchAll(new RegExp(`(?<![\\w.'-])${local}(?![\\w'-])(?:\\.(\\w+))?`, 'g'))) {
          if (property === undefined) return null;
          used.add(property);
        }
      }
    }
    return used;
  }

  it.each(modules.map((module) => [module.name, module] as const))(
    'is there and in use: %s',
    (_name, module) => {
      const used = usedOf(module);
      if (used) expect([...used].sort()).toEqual([...classesOf(module)].sort());
    },
  );
});
