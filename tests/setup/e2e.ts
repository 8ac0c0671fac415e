import { test as base, expect } from '@playwright/test';

interface ConsoleOptions {
  /** Messages that a test brings about on purpose, such as the browser's note on a 404. */
  expectedMessages: RegExp[];
}

/** Playwright's `test`, which also fails on whatever the browser's console complains about. */
export const test = base.extend<ConsoleOptions & { cleanConsole: undefined }>({
  expectedMessages: [[], { option: true }],
  cleanConsole: [
    async ({ context, expectedMessages }, use) => {
      const complaints: string[] = [];
      const note = (text: string) => {
        if (!expectedMessages.some((pattern) => pattern.test(text))) complaints.push(text);
      };
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) {
          note(`${message.type()}: ${message.text()} (${message.location().url})`);
        }
      });
      context.on('weberror', (error) => note(`uncaught: ${error.error().message}`));
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
