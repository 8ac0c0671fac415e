import { setTimeout as delay } from 'node:timers/promises';
import type { AxeResults } from 'axe-core';
import { axeSource } from '../browser/axe-source.ts';
import type { DrivenBrowser } from './driven-browsers.ts';
import type { AuditingHands } from './main-flows.ts';

const patienceMs = 20_000;
const lookEveryMs = 100;
const mark = 'data-hand';

/** Runs in the page. Marks the only matching element and returns whether there is one. */
function markElement(by: 'label' | 'words', text: string, attribute: string): boolean {
  const isShown = (element: Element) => element.getClientRects().length > 0;
  const wordsOf = (element: Element) =>
    (element.ariaLabel ?? element.textContent ?? '').replace(/[\s*]+/g, ' ').trim();
  const labeled = () =>
    [...document.querySelectorAll<HTMLElement>('label, [id]')]
      .filter((label) => wordsOf(label) === text)
      .map((label) =>
        label instanceof HTMLLabelElement
          ? label.control
          : document.querySelector<HTMLElement>(
              `[aria-labelledby="${label.id}"]:is(input, textarea, output)`,
            ),
      );
  const pressed = () => {
    const all = [...document.querySelectorAll<HTMLElement>('button, a')];
    const exact = all.filter((element) => wordsOf(element) === text);
    return exact.length > 0 ? exact : all.filter((element) => wordsOf(element).includes(text));
  };
  const found = (by === 'label' ? labeled() : pressed()).find((one) => one && isShown(one));
  for (const old of document.querySelectorAll(`[${attribute}]`)) old.removeAttribute(attribute);
  found?.setAttribute(attribute, '');
  found?.scrollIntoView({ block: 'center' });
  return Boolean(found) && !found?.matches(':disabled');
}

function chooseOption(attribute: string, words: string): boolean {
  const list = document.querySelector<HTMLSelectElement>(`select[${attribute}]`);
  const option = [...(list?.options ?? [])].find(({ text }) => text === words);
  if (!list || !option) return false;
  list.value = option.value;
  return list.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Runs in the page, which holds axe. @returns a line for each fault */
async function findFaults(): Promise<string> {
  const { axe } = window as unknown as { axe: { run(options: object): Promise<AxeResults> } };
  const { violations } = await axe.run({ resultTypes: ['violations'] });
  const { scrollWidth, clientWidth } = document.documentElement;
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`),
    ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : []),
  ]
    .map((line) => `${document.location.search} ${line}`)
    .join('\n');
}

/** Calls a function in the page. The compiler wraps named functions in `__name`. */
const call = (fn: (...args: never[]) => unknown, ...args: unknown[]) =>
  `((__name) => (${fn.toString()})(${args.map((arg) => JSON.stringify(arg)).join(', ')}))((named) => named)`;

export function handsOn(browser: DrivenBrowser, origin: string): AuditingHands {
  const until = async (expression: string, missing: string) => {
    const deadlineMs = Date.now() + patienceMs;
    while (!(await browser.evaluate(expression))) {
      if (Date.now() > deadlineMs) throw new Error(`Not there after ${patienceMs} ms: ${missing}`);
      await delay(lookEveryMs);
    }
  };
  const point = async (by: 'label' | 'words', text: string) => {
    await until(call(markElement, by, text, mark), text);
    return `[${mark}]`;
  };
  /** Retries, because a browser refuses to touch what moves or is rendered again. */
  const touch = async (
    by: 'label' | 'words',
    text: string,
    act: (selector: string) => Promise<void>,
  ) => {
    const deadlineMs = Date.now() + patienceMs;
    for (;;) {
      try {
        return await act(await point(by, text));
      } catch (error) {
        if (Date.now() > deadlineMs) throw new Error(`Out of reach: ${text}`, { cause: error });
      }
      await delay(lookEveryMs);
    }
  };
  return {
    open: async (path) => {
      await browser.goto(origin + path);
      const started = `Object.keys(document.getElementById('root') ?? {}).length > 0`;
      await until(started, `the scripts of ${path}`);
    },
    fill: (label, value) => touch('label', label, (selector) => browser.type(selector, value)),
    choose: async (label, option) => {
      await point('label', label);
      await until(call(chooseOption, mark, option), option);
    },
    press: (words) => touch('words', words, browser.click),
    enter: (words) => touch('words', words, browser.enter),
    tap: (words) => touch('words', words, browser.tap),
    see: (words) => until(`document.body?.innerText.includes(${JSON.stringify(words)})`, words),
    audit: async () => {
      await until(`!document.querySelector('main [aria-busy="true"]')`, 'the end of loading');
      await browser.evaluate(`(() => { ${axeSource}\n; return true; })()`);
      const found = await browser.evaluate(call(findFaults));
      if (found !== '') throw new Error(String(found));
    },
    read: async (label) => {
      const selector = JSON.stringify(await point('label', label));
      return String(await browser.evaluate(`document.querySelector(${selector}).textContent`));
    },
  };
}
