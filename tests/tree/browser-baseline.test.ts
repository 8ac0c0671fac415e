import { expect, it } from 'vitest';
import { lackingIn, lackingNames } from '../../scripts/build/browser-baseline.ts';

const names = lackingNames();

it.each([
  ['a static method', 'if (URL.canParse(text)) go(text);', ['URL.canParse']],
  ['a static method that is handed on', 'list.every(URL.canParse)', ['URL.canParse']],
  ['a class', 'const parts = new Intl.Segmenter("en");', ['Intl.Segmenter']],
  ['a method of values', 'show(list.toReversed());', ['.toReversed']],
  [
    'a flag of a regular expression',
    'const mark = /[\\p{L}--a]/v;',
    ['the flag v of a regular expression'],
  ],
  [
    'nothing in code that all know',
    'list.findLast((one) => one.at(-1) === new URL(text).href);',
    [],
  ],
  ['nothing of a name that is declared', 'const Highlight = make(); Highlight.classes = {};', []],
  ['nothing where code asks first', 'list.toReversed?.()', []],
])('the build names %s that a browser of the baseline may lack', (_what, code, lacking) => {
  expect(lackingIn(code, names)).toEqual(lacking);
});
