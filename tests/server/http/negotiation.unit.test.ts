import { expect, it } from 'vitest';
import { prefersHtml } from '../../../src/server/http/negotiation.ts';

it.each([
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', true],
  ['text/html', true],
  ['TEXT/HTML', true],
  ['text/*', true],
  ['application/json;q=0.5, text/html', true],
  ['text/html;q=0.5, application/json', false],
  ['text/html;q=0', false],
  ['text/html;q=0, */*', false],
  ['application/json, text/html', false],
  ['*/*', false],
  ['application/*', false],
  ['image/png', false],
  ['text/htmlish', false],
  ['\u00ff;;q=x,', false],
  ['', false],
  [undefined, false],
])('an Accept of %j asks for a document rather than for data: %s', (accept, isHtml) => {
  expect(prefersHtml(accept)).toBe(isHtml);
});
