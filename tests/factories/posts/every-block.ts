const picture = '/illustrations/hero-terrain.svg';

export const everyBlock = [
  '<p><strong>Bold</strong>, <em>italic</em>, <u>under</u>, <s>struck</s>, <code>code</code>, <a href="https://example.com/a?b=1&amp;c=2">a link</a></p>',
  '<p><kbd>Ctrl</kbd> <mark>m</mark> H<sub>2</sub>O x<sup>2</sup> <abbr title="HyperText">HT</abbr> <time datetime="2026-01-02">then</time> <q>q</q> <ins>i</ins> <del>d</del></p>',
  '<h2>Second level</h2><h3>Third level</h3><h4>Fourth level</h4>',
  '<ul><li>One<ul><li>Inside</li></ul></li><li><p>Two</p></li></ul><ol start="3" reversed><li>Three</li></ol>',
  '<blockquote><p>Said</p></blockquote><hr>',
  `<p><img src="${picture}" alt="Hills"></p>`,
  `<figure data-width="wide"><img src="${picture}" alt="Hills" width="1600" height="900"><figcaption>With a caption</figcaption></figure>`,
  `<div data-block="gallery"><figure><img src="${picture}" alt="One"><figcaption>One</figcaption></figure><figure><img src="${picture}" alt="Two"></figure></div>`,
  '<p data-block="video"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">A video</a></p>',
  '<p data-block="button"><a href="/contact">A button</a></p>',
  '<p data-block="glossary"><a href="/glossary#prompt">Prompt</a></p>',
  '<p data-block="tool"><a href="/resources#cursor">Cursor</a></p>',
  '<table><caption>Prices</caption><thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead><tbody><tr><th scope="row">1</th><td colspan="1">2</td></tr></tbody></table>',
  '<pre><code class="language-sql">select 1 &lt; 2;</code></pre><pre><code>plain</code></pre>',
  ...['note', 'tip', 'warning'].map(
    (kind) => `<div data-block="${kind}"><p>Set apart</p><ul><li>One</li></ul></div>`,
  ),
  '<details><summary>Folded</summary><p>Away</p></details>',
  '<dl><dt>Term</dt><dd>Meaning</dd></dl>',
  '<h2>Second level</h2>',
].join('');
