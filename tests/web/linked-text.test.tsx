import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LinkedText } from '../../src/web/components/text/LinkedText.tsx';

function linked(text: string) {
  const { container } = render(<LinkedText>{text}</LinkedText>);
  expect(container.textContent).toBe(text);
  return [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
}

describe('web addresses in a text of somebody else', () => {
  it.each([
    ['See https://example.com/shop.', ['https://example.com/shop']],
    [
      '(https://example.com/a_(b)), "http://example.com?q=1!"',
      ['https://example.com/a_(b)', 'http://example.com?q=1'],
    ],
    [
      'https://example.com/a\nhttps://example.org/b…',
      ['https://example.com/a', 'https://example.org/b'],
    ],
    ['https://example.com/שלום', ['https://example.com/שלום']],
  ])('are links, without the end of their sentence: %s', (text, addresses) => {
    expect(linked(text)).toEqual(addresses);
  });

  it.each([
    'javascript:alert(1) ftp://example.com data:text/html,x www.example.com',
    'https:// https://localhost https://...',
    'https://bank.example@evil.example/ https://a:b@example.com',
    '<a href="x">no markup</a>',
  ])('are no links otherwise: %s', (text) => {
    expect(linked(text)).toEqual([]);
  });

  it('end at signs that nobody sees', () => {
    expect(linked('https://example.com/\u202Egpj.exe')).toEqual(['https://example.com/']);
  });

  it('open apart, and tell the other site nothing', () => {
    const { container } = render(<LinkedText>https://example.com</LinkedText>);
    const link = container.querySelector('a');
    expect(link?.getAttribute('rel')).toBe('noopener noreferrer nofollow ugc');
    expect(link?.getAttribute('target')).toBe('_blank');
  });

  it('take no longer than a long text asks for', () => {
    const text = 'https://a.b/((((('.repeat(2_000) + ')'.repeat(2_000);
    expect(linked(text).length).toBeGreaterThan(0);
  });
});
