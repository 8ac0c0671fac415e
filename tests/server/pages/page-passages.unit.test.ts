import { describe, expect, it } from 'vitest';
import { passagesOfPage } from '../../../src/server/formats/page/page-passages.ts';

const head = '<head><title>A page | Site</title>';
const read = (main: string) =>
  passagesOfPage({ head, main: `<main id="top">${main}</main>`, address: 'http://site.example/' });
const long = 'A sentence that is long enough to say something by itself.';

describe('passages of a page', () => {
  it('stand under their heading, with the nearest lasting id', () => {
    const page = read(`
      <p>Before the heading, where a page says in which part of the site it is.</p>
      <h1>One</h1><p>${long}</p>
      <section id="two"><h2 id="_R_1_">Two</h2><ul><li>${long}</li><li>And another</li></ul></section>`);
    expect(page).toEqual({
      title: 'A page | Site',
      passages: [
        { heading: 'One', fragment: '', text: long },
        { heading: 'Two', fragment: 'two', text: `${long} And another` },
      ],
    });
  });

  it.each([
    ['words of other people', `<figure><blockquote>${long}</blockquote></figure>`],
    ['a quotation', `<blockquote>${long}</blockquote>`],
    ['a form', `<form><label>${long}</label></form>`],
    ['navigation', `<nav>${long}</nav>`],
    ['a script', `<script>${long}</script>`],
    ['a button', `<button>${long}</button>`],
    ['what is hidden', `<p hidden>${long}</p><p aria-hidden="true">${long}</p>`],
    ['a list of links', `<ul><li><a href="/a">${long}</a></li></ul>`],
    ['a few letters', '<p>Few letters</p>'],
  ])('leave out %s', (_what, html) => {
    expect(read(`<h1>One</h1>${html}`).passages).toEqual([]);
  });

  it('are plain text, whatever a text pretends to be', () => {
    const [passage] = read(`<h1>One</h1><p>&lt;img onerror=1&gt; ${long}</p>`).passages;
    expect(passage?.text).toBe(`<img onerror=1> ${long}`);
  });

  it('end within a bound', () => {
    const { passages } = read(`<h1>One</h1>${`<p>${long.repeat(5)}</p>`.repeat(1_000)}`);
    expect(passages).toHaveLength(200);
    for (const { text } of passages) expect(text.length).toBeLessThanOrEqual(1_200);
    expect(read(`<h1>One</h1><p>${'x'.repeat(100_000)}</p>`).passages[0]?.text).toHaveLength(1_200);
  });

  it('survive tags that nobody closes', () => {
    const page = read(`<h1>One${'<div><b>'.repeat(20_000)}${long}`);
    expect(page.title).toBe('A page | Site');
  });
});
