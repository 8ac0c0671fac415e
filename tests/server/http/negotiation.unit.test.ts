import { expect, it } from 'vitest';
import { prefersHtml, prefersMarkdown } from '../../../src/server/http/negotiation.ts';

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

it.each([
  ['text/markdown', true],
  ['TEXT/Markdown', true],
  ['text/markdown;variant=GFM;q=0.9, text/html;q=0.8', true],
  ['text/html;q=0.9, text/markdown', true],
  ['text/markdown, text/html;q=0.9, */*;q=0.8', true],
  ['text/markdown, */*;q=0.1', true],
  ['text/markdown;q=0.5, text/html;q=0, */*', true],
  ['text/markdown, text/html', false],
  ['text/markdown, */*', false],
  ['text/markdown;q=0.9, text/*;q=0.9', false],
  ['text/markdown;q=0.2, */*;q=0.3', false],
  ['text/markdown;q=0', false],
  ['text/markdown;q=x', false],
  ['text/markdown;q=2', false],
  ['text/html;q=0.5, */*', false],
  ['text/markdownish', false],
  ['text/*', false],
  ['*/*', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
  ['', false],
  [undefined, false],
])('an Accept of %j prefers Markdown to HTML: %s', (accept, isMarkdown) => {
  expect(prefersMarkdown(accept)).toBe(isMarkdown);
});
