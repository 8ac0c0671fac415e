import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fontPairs } from '../../../src/features/look/server/font-pairs.ts';
import { setText } from '../../../src/features/social-cards/server/card-fonts.ts';
import {
  shortened,
  textWidth,
  writingOf,
} from '../../../src/features/social-cards/server/card-text.ts';
import { codePointsOf } from '../../../src/features/social-cards/server/cmap.ts';

const { heading } = fontPairs[0];

const package_ = (file: string) => file.split('/files/')[0];

/** Checks that the fonts of a text contain each of its characters. */
async function wholeText(text: string) {
  const set = await setText('title', text, heading, 'heading');
  if (!set) throw new Error(`No fonts for ${text}`);
  const held = set.fonts.map(({ data }) => codePointsOf(data));
  for (const character of set.text) {
    const code = character.codePointAt(0) ?? 0;
    expect(
      held.some((codes) => codes.has(code)),
      character,
    ).toBe(true);
  }
  return set;
}

it.each([
  ['How to build software', '@fontsource/bricolage-grotesque', 1],
  ['Żółć für Øystein', '@fontsource/bricolage-grotesque', 2],
  ['Xây dựng phần mềm bằng cách mô tả', '@fontsource/bricolage-grotesque', 3],
  ['Как создать приложение', '@fontsource-variable/noto-sans', 2],
  ['Πώς να φτιάξετε', '@fontsource-variable/noto-sans', 2],
  ['كيف تبني تطبيقًا', '@fontsource-variable/noto-sans-arabic', 2],
  ['איך לבנות', '@fontsource-variable/noto-sans-hebrew', 2],
  ['如何构建软件', '@fontsource-variable/noto-sans-sc', 7],
  ['アプリの作り方', '@fontsource-variable/noto-sans-jp', 8],
  ['소프트웨어 만들기', '@fontsource-variable/noto-sans-kr', 10],
])('sets “%s” in one family, and reads few of its files', async (text, family, most) => {
  const { text: set, files } = await wholeText(text);
  expect(set).toBe(text);
  expect([...new Set(files.map(package_))]).toEqual([family]);
  expect(files.length).toBeLessThanOrEqual(most);
  const all = readdirSync(`node_modules/${family}/files`).length;
  expect(files.length).toBeLessThan(all / 4);
});

it('cuts out of the files what a text needs', async () => {
  const { fonts } = await wholeText('自然な言葉でソフトウェアを作る方法:Reactで始める開発入門');
  const bytes = fonts.reduce((sum, { data }) => sum + data.byteLength, 0);
  expect(bytes).toBeLessThan(60_000);
});

it('takes a character from another family where the first has none', async () => {
  const { files } = await wholeText('Hello in one language, Привет 你好 → ①');
  expect(new Set(files.map(package_))).toContain('@fontsource/bricolage-grotesque');
  expect(new Set(files.map(package_))).toContain('@fontsource-variable/noto-sans-sc');
});

it('knows which country’s Han characters are meant by the letters beside them', () => {
  expect(['学校', '学校へ', '학교 學校', 'AI と学校', 'AI'].map(writingOf)).toEqual([
    'chinese',
    'japanese',
    'korean',
    'japanese',
    'latin',
  ]);
});

it('has no fonts for letters that none of them holds, and drops signs', async () => {
  expect(await setText('title', 'Abc ሀ', heading, 'heading')).toBeNull();
  expect(await setText('title', '𝔘', heading, 'heading')).toBeNull();
  expect((await setText('title', 'Abc \ue000 def', heading, 'heading'))?.text).toBe('Abc def');
});

it('cuts a long title between what readers count as characters', () => {
  expect(shortened('你'.repeat(200))).toBe(`${'你'.repeat(60)}…`);
  const family = 'e\u0323\u0302'.repeat(200);
  expect(shortened(family)).toBe(`${'e\u0323\u0302'.repeat(120)}…`);
  const words = 'word '.repeat(40);
  expect(shortened(words)).toMatch(/word…$/);
  expect(textWidth(shortened(words))).toBeLessThanOrEqual(121);
});
