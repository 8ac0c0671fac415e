/** Numbers from 0 up to 1 that are the same in every run with the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Texts that have broken programs: Unicode, escapes of every language around, sizes. */
export const oddTexts = [
  '',
  ' ',
  '0',
  '-1',
  'true',
  'null',
  'undefined',
  'NaN',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\u2028\u2029',
  '\ufeff',
  '\u202eright to left',
  'مرحبا',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  'e\u0301'.repeat(50),
  'Z\u0335\u0321'.repeat(100),
  '\u0001\u001b[31m\r\nSet-Cookie: a=b',
  "' OR 1=1 --",
  '\'; DROP TABLE "Admin"; --',
  '\\',
  '%',
  '_%\\',
  "a'b:*&!|()<->",
  '$1',
  '#{7*7}{{7*7}}',
  '</script><script>alert(1)</script>',
  '<!--',
  '../../../../etc/passwd',
  'file:///etc/passwd',
  'javascript:alert(1)',
  '//evil.example',
  '__proto__',
  'constructor',
  '0000-01-01',
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59-23:59',
  '0000-01-01T00:00:00+23:59',
  '2026-02-30',
  '275760-09-13T00:00:00Z',
  '+16125550199',
  '１２３４５６',
  'a@b.c',
  'x'.repeat(101),
  'x'.repeat(5_001),
  'é'.repeat(2_000),
] as const;

const oddOthers: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  1,
  1.5,
  1e-7,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  1e308,
  -1e308,
  [],
  [null],
  [[]],
  ['a', 'a'],
  [2 ** 31],
  Array.from({ length: 200 }, (_, i) => i),
  {},
  { $ne: null },
  { toString: 1, valueOf: 1 },
  JSON.parse('{"__proto__":{"isAdmin":true}}'),
  { json: 1, meta: { values: ['Date'] } },
];

export function oddValue(random: () => number): unknown {
  const pool: readonly unknown[] = random() < 0.6 ? oddTexts : oddOthers;
  return pool[Math.floor(random() * pool.length)];
}
