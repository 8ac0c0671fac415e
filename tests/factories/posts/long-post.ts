const pictureCount = 6;
const tableCount = 2;
export const longPostParts = { pictureCount, tableCount, sectionCount: 30 };

const words = `${'word '.repeat(99)}end.`;
const repeated = <T>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at));
export const videoAddress = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

export const longPost = [
  ...repeated(30, (at) => `<h2>Part ${at + 1}</h2><p>${words}</p>`),
  ...repeated(
    pictureCount,
    (at) =>
      `<figure><img src="/og/home.png" alt="Picture ${at}"><figcaption>Caption</figcaption></figure>`,
  ),
  ...repeated(
    tableCount,
    () => `<table><tbody>${'<tr><td>a</td><td>b</td><td>c</td></tr>'.repeat(8)}</tbody></table>`,
  ),
  `<p data-block="video"><a href="${videoAddress}">Video</a></p>`,
  '<p>The end.</p>',
].join('');

/**
 * Clipboard format of Google Docs: a bold element with normal weight around everything, styled spans, redirect links,
 * and pictures on Google's server. A document holds no video.
 * @param first the first paragraph
 * @param facts the last paragraph
 */
export function longDocument(first: string, facts: string): string {
  const span = (text: string) =>
    `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;font-weight:400;white-space:pre-wrap;">${text}</span>`;
  const paragraph = (inner: string) =>
    `<p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;">${inner}</p>`;
  const heading = (text: string) =>
    `<h2 dir="ltr" style="line-height:1.38;margin-top:18pt;"><span style="font-size:16pt;font-weight:400;">${text}</span></h2>`;
  const picture = (at: number) =>
    paragraph(
      `<span style="border:none;display:inline-block;"><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nXe${at}?key=k" width="624" height="390" style="margin-left:0px;margin-top:0px;" /></span>`,
    );
  const cell = (text: string) =>
    `<td style="border:solid #000000 1pt;">${paragraph(span(text))}</td>`;
  const table = `<div dir="ltr" align="left"><table style="border:none;"><colgroup><col width="208" /><col width="208" /></colgroup><tbody>${`<tr style="height:0pt">${cell('a')}${cell('b')}</tr>`.repeat(4)}</tbody></table></div>`;
  const link = `<a href="https://www.google.com/url?q=https://example.com/hut&amp;sa=D" style="text-decoration:none;"><span style="text-decoration:underline;">the hut</span></a>`;
  return [
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-0a1b2c3d">',
    paragraph(span(first)),
    ...repeated(30, (at) => heading(`Section ${at + 1}`) + paragraph(span(words))),
    ...repeated(pictureCount, picture),
    ...repeated(tableCount, () => `${table}<br />`),
    paragraph(span('We slept in ') + link + span('.')),
    paragraph(span(facts)),
    '</b><br class="Apple-interchange-newline">',
  ].join('');
}

/** @param imageFolder of Ghost's export */
export function longGhostPost(imageFolder: string): string {
  return [
    ...repeated(30, (at) => `<h2 id="section-${at}">Section ${at + 1}</h2><p>${words}</p>`),
    ...repeated(
      pictureCount,
      (at) =>
        `<figure class="kg-card kg-image-card"><img src="__GHOST_URL__/content/images/${imageFolder}/${at}.jpg" class="kg-image" alt="Picture ${at}" loading="lazy"></figure>`,
    ),
    ...repeated(
      tableCount,
      () =>
        `<!--kg-card-begin: html--><table><tbody>${'<tr><td>a</td><td>b</td></tr>'.repeat(4)}</tbody></table><!--kg-card-end: html-->`,
    ),
    `<figure class="kg-card kg-embed-card"><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?feature=oembed" allowfullscreen></iframe></figure>`,
    '<p>The end.</p>',
  ].join('\n');
}
