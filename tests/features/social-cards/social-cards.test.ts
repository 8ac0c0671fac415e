import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawingVersion } from '../../../src/features/social-cards/server/social-card.ts';
import { socialCard } from '../../../src/features/social-cards/words/social.ts';
import { TextParkedError } from '../../../src/server/text-work/text-errors.ts';
import { paths } from '../../../src/shared/paths.ts';
import { createPost } from '../../factories/posts/posts.ts';
import { setUpTestApp } from '../../setup/harness.ts';

const parkedTitle = 'A title that ended its worker twice';
const testApp = setUpTestApp({
  replace: ({ textWork }) => ({
    textWork: {
      ...textWork,
      run: (task, input) =>
        JSON.stringify(input).includes(parkedTitle)
          ? Promise.reject(new TextParkedError('time'))
          : textWork.run(task, input),
    },
  }),
});

let posts = 0;

async function pictureOf(title: string, headers: Record<string, string> = {}) {
  posts += 1;
  const slug = `card-${posts}`;
  await createPost({ slug, title });
  return testApp().app.inject({ url: paths.postSocialImage(slug), headers });
}

const margin = 40;
/** Gray level that letters stay below; the hill's lines and the label's red are lighter. */
const darkest = 70;

interface Ink {
  pixels: Buffer;
  top: number;
  bottom: number;
  left: number;
  right: number;
}

async function inkOf(title: string): Promise<Ink> {
  const response = await pictureOf(title);
  expect(response.statusCode, title).toBe(200);
  const { data, info } = await sharp(response.rawPayload)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1200, 630]);
  const pixels = Buffer.alloc(info.width * info.height);
  const [rows, columns]: [number[], number[]] = [[], []];
  for (let at = 0; at < pixels.length; at++) {
    if ((data[at * info.channels] ?? 255) > darkest) continue;
    pixels[at] = 1;
    const row = Math.floor(at / info.width);
    if (row > 505) continue;
    rows.push(row);
    columns.push(at % info.width);
  }
  const lowest = (all: number[]) => all.reduce((low, one) => Math.min(low, one), 9999);
  const highest = (all: number[]) => all.reduce((high, one) => Math.max(high, one), -1);
  const [top, bottom] = [lowest(rows), highest(rows)];
  const [left, right] = [lowest(columns), highest(columns)];
  return { pixels, top, bottom, left, right };
}

/** Tolerates letter edges that differ with the hill behind; a letter has hundreds of pixels. */
const fewPixels = 120;

const differences = (one: Ink, other: Ink) =>
  one.pixels.reduce((sum, pixel, at) => (pixel === other.pixels[at] ? sum : sum + 1), 0);

const area = ({ pixels }: Ink) => pixels.reduce((sum, pixel) => sum + pixel, 0);

/** No font of a card has these letters, so only the site's name shows. */
const wordless = () => inkOf('วิธีสร้าง');

describe('cards in many scripts', () => {
  it.each([
    ['Vietnamese', 'ựậểộ ửẩềớ', 'ứấễợ ữẫếờ'],
    ['Cyrillic', 'Как писать тексты', 'Что делают модели'],
    ['Greek', 'Πώς να γράφετε', 'Ποιος το έκανε'],
    ['Arabic', 'كيف تبني تطبيقًا', 'لماذا نكتب نصًا؟'],
    ['Hebrew', 'איך לבנות אתר', 'למה לכתוב קוד'],
    ['simplified Chinese', '如何构建软件', '描述你的想法'],
    ['traditional Chinese', '如何建構軟體', '描述你的點子'],
    ['Japanese', 'アプリの作り方', '言葉で始める旅'],
    ['Korean', '소프트웨어 만들기', '아이디어를 말하기'],
    ['several', 'Go: 你好 Привет', 'Go: 世界 Пока!!'],
  ])('has the letters of %s', async (_script, one, other) => {
    const [first, second, nothing] = [await inkOf(one), await inkOf(other), await wordless()];
    expect(differences(first, second)).toBeGreaterThan(10 * fewPixels);
    for (const ink of [first, second]) {
      expect(differences(ink, nothing)).toBeGreaterThan(10 * fewPixels);
    }
  });

  it.each([
    ['Thai', 'วิธีสร้างซอฟต์แวร์'],
    ['Devanagari', 'सॉफ्टवेयर कैसे बनाएं'],
    ['Ethiopic', 'ሶፍትዌር እንዴት'],
    ['Cherokee beside Latin', 'Hello ᏣᎳᎩ'],
  ])('leaves a title in %s out and has the site’s name instead', async (_script, title) => {
    const [ink, nothing] = [await inkOf(title), await wordless()];
    expect(differences(ink, nothing)).toBeLessThan(fewPixels);
    expect(area(ink)).toBeGreaterThan(5_000);
  });

  it('begins Arabic and Hebrew on the right, and everything else on the left', async () => {
    for (const title of ['مرحبا', 'שלום']) {
      const { left, right } = await inkOf(title);
      expect([left > 700, right > 1080 && right <= 1130]).toEqual([true, true]);
    }
    for (const title of ['Hello', 'Привет', '你好']) {
      const { left, right } = await inkOf(title);
      expect([left >= 70 && left < 90, right < 600]).toEqual([true, true]);
    }
  });

  it('joins the letters of Arabic words', async () => {
    // Joined letters are narrower than isolated ones.
    const [joined, apart] = [
      await inkOf('بيبيبي'),
      await inkOf('ب\u200cي\u200cب\u200cي\u200cب\u200cي'),
    ];
    expect(joined.right - joined.left).toBeLessThan(0.8 * (apart.right - apart.left));
  });

  it('sets dots and vowel marks above and below their letters', async () => {
    const heights = async (title: string) => {
      const { top, bottom } = await inkOf(title);
      return bottom - top;
    };
    for (const [bare, marked] of [
      ['ى', 'ي'],
      ['ا', 'اً'],
      ['ا', 'إ'],
      ['ל', 'לִ'],
    ] as const) {
      expect((await heights(marked)) - (await heights(bare)), marked).toBeGreaterThan(10);
    }
  });

  it('leaves out emoji, flags and signs without a form, and no boxes in their place', async () => {
    const plain = await inkOf('Rocks');
    for (const title of [
      'Rocks 🎉',
      'Rocks 🇻🇳',
      'Rocks 👩🏽‍💻\u20e3',
      'Rocks \u{10fffd}\ue000',
      'Rock\u00ads',
    ]) {
      expect(differences(await inkOf(title), plain), title).toBeLessThan(fewPixels);
    }
  });

  it('has arrows and numbers in circles, and letters without the marks that no font has', async () => {
    const [plain, marked] = [
      await inkOf('Zalgo'),
      await inkOf('Z\u0337a\u0335l\u0338g\u0336o\u0353'),
    ];
    expect(differences(marked, plain)).toBeLessThan(fewPixels);
    for (const sign of ['→', '①', '✓']) {
      const [with_, without] = [await inkOf(`Step ${sign}`), await inkOf('Step')];
      expect(area(with_), sign).toBeGreaterThan(area(without));
    }
    expect(differences(await inkOf('Cafe\u0301'), await inkOf('Café'))).toBeLessThan(fewPixels);
  });

  it('keeps long words and long titles within the picture', async () => {
    for (const title of [
      'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      '如何'.repeat(100),
      'كيف'.repeat(70),
      '소프트웨어'.repeat(40),
      'W'.repeat(200),
      '\u{20000}'.repeat(100),
    ]) {
      const { left, right, top, bottom } = await inkOf(title);
      expect([left >= margin, right <= 1200 - margin, top > 110, bottom < 505], title).toEqual(
        Array(4).fill(true),
      );
    }
  });

  it('shows the end of a title for which there is room', async () => {
    for (const [begin, ends] of [
      ['如何用“自然语言”描述来构建软件:从想法到上线——', ['完整指南', '最终答案']],
      ['Xây dựng phần mềm bằng cách mô tả những gì bạn ', ['muốn', 'cần']],
      ['Как создать приложение, описав его словами: от идеи до ', ['запуска', 'продажи']],
      ['소프트웨어를 자연어로 만드는 방법: 아이디어에서 ', ['출시까지', '판매까지']],
      ['كيف تبني تطبيقًا باستخدام الذكاء الاصطناعي مع Cursor في سنة ', ['واحدة', 'كاملة']],
    ] as const) {
      const [one, other] = [await inkOf(begin + ends[0]), await inkOf(begin + ends[1])];
      expect(differences(one, other), begin).toBeGreaterThan(fewPixels);
    }
  });

  it('has no words where setting them ended its worker twice', async () => {
    const [ink, nothing] = [await inkOf(parkedTitle), await wordless()];
    expect(differences(ink, nothing)).toBeLessThan(fewPixels);
  });

  it('is drawn anew for those who hold a picture of a former drawing', async () => {
    const { headers } = await pictureOf('Held');
    const label = socialCard.postLabel;
    const former = createHash('sha256')
      .update(JSON.stringify({ title: 'Held', label }))
      .digest('base64url')
      .slice(0, 27);
    expect(headers.etag).not.toBe(`"${former}"`);
    expect(drawingVersion).toBeGreaterThan(1);
  });
});
