import { describe, expect, it } from 'vitest';
import { type Letter, letterText } from '../../../src/server/outbox/letter/letter.ts';
import { letterHtml } from '../../../src/server/outbox/letter/letter-html.ts';

const colors = { accentOnLight: '#B5380F', accentOnDark: '#FF8557' };
const letter: Letter = {
  brand: 'A <Studio>',
  subject: 'Hello & welcome',
  text: 'First line,\nsecond line.\n\nAnother <script>alert(1)</script> paragraph.',
  step: { label: 'Open it', address: 'https://site.example/a?b=1&c="2"' },
  foot: [{ text: 'You can answer.' }, { text: 'No more', address: 'https://site.example/stop' }],
};

describe('a letter', () => {
  it('says the same as plain text and as HTML', () => {
    expect(letterText(letter)).toBe(
      [
        'First line,\nsecond line.',
        'Another <script>alert(1)</script> paragraph.',
        'Open it:\nhttps://site.example/a?b=1&c="2"',
        '-- \nYou can answer.\nNo more:\nhttps://site.example/stop',
      ].join('\n\n'),
    );
    const html = letterHtml(letter, colors);
    expect(html).toContain('First line,<br>second line.</p>');
    expect(html).toContain('href="https://site.example/a?b=1&amp;c=&quot;2&quot;"');
    expect(html).toContain('>Open it</a>');
    expect(html).toContain('<a href="https://site.example/stop"');
    expect(html).toContain('You can answer.<br>');
  });

  it('runs nothing that somebody has typed', () => {
    const html = letterHtml(letter, colors);
    expect(html).not.toContain('<script');
    expect(html).toContain('A &lt;Studio&gt;');
    expect(html).toContain('<title>Hello &amp; welcome</title>');
  });

  it('is at most 600 px wide, fits a phone, and has colors for dark screens', () => {
    const html = letterHtml(letter, colors);
    expect(html).toContain('max-width:600px');
    expect(html).toContain('name="viewport"');
    expect(html).toMatch(/prefers-color-scheme:dark\)\{.*#FF8557/);
  });

  it('has neither step nor foot where there is none', () => {
    const plain = { ...letter, step: null, foot: [] };
    expect(letterText(plain)).toBe(letter.text);
    expect(letterHtml(plain, colors)).not.toContain('<a ');
  });
});
