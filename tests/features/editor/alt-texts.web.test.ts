import { describe, expect, it } from 'vitest';
import {
  picturesWithoutAlt,
  withAltTexts,
} from '../../../src/features/editor/web/admin/alt-texts/alt-texts.ts';

describe('pictures without an alt text', () => {
  it('are found in their order, each once', () => {
    const html =
      '<img src="/b.png"><img src="/a.png" alt=" "><img src="/c.png" alt="Known"><img src="/b.png" alt="">';
    expect(picturesWithoutAlt(html)).toEqual(['/b.png', '/a.png']);
  });

  it('are none where the same picture is described elsewhere', () => {
    expect(picturesWithoutAlt('<img src="/a.png" alt="A hut"><img src="/a.png">')).toEqual([]);
  });

  it('get theirs, and all else stays', () => {
    const html = '<p>A &amp; b</p><img src="/a.png" alt=""><img src="/b.png" width="3">';
    const altTexts = [
      { src: '/a.png', alt: 'A "hut"' },
      { src: '/b.png', alt: 'A ridge' },
    ];
    expect(withAltTexts(html, altTexts)).toEqual({
      html: '<p>A &amp; b</p><img src="/a.png" alt="A &quot;hut&quot;"><img src="/b.png" width="3" alt="A ridge">',
      missed: 0,
    });
  });

  it('are counted where they are gone', () => {
    expect(withAltTexts('<p>x</p>', [{ src: '/a.png', alt: 'A hut' }])).toEqual({
      html: '<p>x</p>',
      missed: 1,
    });
  });
});
