import type { Worker } from 'node:worker_threads';
import { pino } from 'pino';
import { afterEach, expect, it, vi } from 'vitest';
import { previewedPost } from '../../../src/features/editor/server/previews/preview-task.ts';
import { fontPairs } from '../../../src/features/look/server/font-pairs.ts';
import { sanitizedPost } from '../../../src/features/posts/server/texts/post-texts.ts';
import { cardWords } from '../../../src/features/social-cards/server/card-words-task.ts';
import { createTextWork, type TextWork } from '../../../src/server/text-work/text-work.ts';
import { longestSilenceMs } from '../../setup/hostile/silence.ts';

const lines: string[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
let open: TextWork | undefined;

function textWork(limits?: { heapMb: number }): TextWork {
  lines.length = 0;
  open = createTextWork(log, limits);
  return open;
}

afterEach(async () => {
  await open?.stop();
});

const paragraphs = (count: number) => '<p>One of many words.</p>'.repeat(count);

it('reads a long text beside the thread that serves', async () => {
  const work = textWork();
  await work.run(sanitizedPost, paragraphs(300));
  const text = '<p><b>a</b> &amp; <a href="/b">c</a>'.repeat(13_000);
  let html = '';
  const silenceMs = await longestSilenceMs(async () => {
    html = await work.run(sanitizedPost, text);
  });
  expect(html).toHaveLength('<p><b>a</b> &amp; <a href="/b">c</a></p>'.length * 13_000);
  expect(silenceMs).toBeLessThan(250);
});

it('gives short and long texts the same answer', async () => {
  const work = textWork();
  const text = '<h1 onclick="x()">a</h1><script>b</script><p>c</p>';
  const once = await work.run(previewedPost, { content: text, cards: {} });
  const often = await work.run(previewedPost, { content: text.repeat(500), cards: {} });
  expect(often.html).toBe(once.html.repeat(500));
});

it('parks a text that has ended its worker twice, and says so', async () => {
  const work = textWork();
  const slow = { ...sanitizedPost, timeoutMs: 1 };
  const text = paragraphs(20_000);
  const sentence =
    'Reading this text took too long, twice. Make it shorter or simpler and try again.';
  await expect(work.run(slow, text)).rejects.toThrow(sentence);
  expect(lines.filter((line) => line.includes('a text has ended its worker'))).toHaveLength(2);
  await expect(work.run(slow, text)).rejects.toMatchObject({
    code: 'BAD_REQUEST',
    message: sentence,
  });
  expect(lines).toHaveLength(2);
  expect(await work.run(sanitizedPost, paragraphs(300))).toBe(paragraphs(300));
});

it('lets a text take no more memory than there is for it', { timeout: 150_000 }, async () => {
  const work = textWork({ heapMb: 48 });
  expect(await work.run(sanitizedPost, paragraphs(300))).toBe(paragraphs(300));
  // A busy machine may fill the memory later than the task's time limit.
  const patient = { ...sanitizedPost, timeoutMs: 60_000 };
  await expect(work.run(patient, '<img src="/a">'.repeat(700_000))).rejects.toThrow(
    'Reading this text needed too much memory, twice.',
  );
});

it('refuses elements in elements in elements', async () => {
  const work = textWork();
  const refusal = {
    code: 'BAD_REQUEST',
    message:
      'The elements of this text stand too deep in each other. Close the tags that are open and try again.',
  };
  await expect(work.run(sanitizedPost, '<b>'.repeat(100_000))).rejects.toMatchObject(refusal);
  await expect(work.run(sanitizedPost, '<b>'.repeat(1_100))).rejects.toMatchObject(refusal);
});

it('does the same text once', async () => {
  const work = textWork();
  const text = paragraphs(1_000);
  const [one, other] = [work.once(sanitizedPost, text), work.once(sanitizedPost, `${text}`)];
  expect(other).toBe(one);
  expect(await one).toBe(text);
  expect(work.once(sanitizedPost, text)).toBe(one);
  expect(work.once(sanitizedPost, paragraphs(999))).not.toBe(one);
});

it('ends in time with texts under way', async () => {
  const work = textWork();
  const text = '<img src="/a">'.repeat(200_000);
  const running = [0, 1, 2, 3, 4, 5].map((at) => work.run(sanitizedPost, `${at}${text}`));
  const ends = Promise.allSettled(running);
  const startedAtMs = performance.now();
  await work.stop();
  expect(performance.now() - startedAtMs).toBeLessThan(6_000);
  for (const end of await ends) {
    const isDone = end.status === 'fulfilled';
    expect(isDone || end.reason.code === 'SERVICE_UNAVAILABLE').toBe(true);
  }
  await expect(work.run(sanitizedPost, text)).rejects.toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
  });
});

it('does heavy work of a short text beside the thread that serves as well', async () => {
  const work = textWork();
  const card = {
    label: '',
    brand: 'vibecode.land',
    look: { accent: '#D6451B', fonts: fontPairs[0] },
  };
  await work.run(cardWords, { ...card, title: 'First' });
  let svg = '';
  const silenceMs = await longestSilenceMs(async () => {
    svg = await work.run(cardWords, {
      ...card,
      title: '如何用自然语言描述来构建软件'.repeat(4),
    });
  });
  expect(svg).toContain('<path');
  expect(silenceMs).toBeLessThan(250);
});

it('starts one thread on first need, keeps it for what comes next, and ends it after a minute without work', async () => {
  const threads: Worker[] = [];
  let ended = 0;
  const watch = (thread: Worker) => {
    threads.push(thread);
    thread.once('exit', () => {
      ended += 1;
    });
  };
  process.on('worker', watch);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const work = textWork();
    await work.run(sanitizedPost, '<p>Short.</p>');
    expect(threads).toHaveLength(0);
    for (const count of [300, 301, 302]) await work.run(sanitizedPost, paragraphs(count));
    expect(threads).toHaveLength(1);
    vi.advanceTimersByTime(59_000);
    await work.run(sanitizedPost, paragraphs(303));
    vi.advanceTimersByTime(59_000);
    expect([threads.length, ended]).toEqual([1, 0]);
    vi.advanceTimersByTime(2_000);
    await vi.waitFor(() => expect(ended).toBe(1));
    await work.run(sanitizedPost, paragraphs(304));
    expect(threads).toHaveLength(2);
  } finally {
    vi.useRealTimers();
    process.off('worker', watch);
  }
});
