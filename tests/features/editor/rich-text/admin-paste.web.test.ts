import { describe, expect, it } from 'vitest';
import {
  cleanPastedHtml,
  videoBlock,
} from '../../../../src/features/editor/web/rich-text/paste/clean-html.ts';
import { languageOf } from '../../../../src/features/editor/web/rich-text/paste/paste.ts';

const cleaned = (html: string) => cleanPastedHtml(html).html;

/** Word's clipboard format of a list item: a paragraph whose style names the list and the level. */
const wordPoint = (marker: string, text: string, level = 1, place = 'Middle') =>
  `<p class=MsoListParagraphCxSp${place} style='text-indent:-.25in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol;mso-bidi-font-family:
Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>${text}<o:p></o:p></p>`;

const fromWord = (body: string) => `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/me/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style>p.MsoNormal {mso-style-unhide:no; margin:0in;}</style></head>
<body lang=EN-US style='tab-interval:.5in'><!--StartFragment-->
${body}
<!--EndFragment--></body></html>`;

describe('text from Word', () => {
  it('has its lists, nested and numbered', () => {
    const html = fromWord(
      [
        wordPoint('·', 'Bread', 1, 'First'),
        wordPoint('o', 'Rye', 2),
        wordPoint('o', 'Spelt', 2),
        wordPoint('·', 'Butter', 1, 'Last'),
        '<p class=MsoNormal>Then:<o:p></o:p></p>',
        wordPoint('1.', 'Cut', 1, 'First').replaceAll('l0 ', 'l1 '),
        wordPoint('2.', 'Spread', 1, 'Last').replaceAll('l0 ', 'l1 '),
      ].join('\n'),
    );
    expect(cleaned(html).replace(/>\s+</g, '><')).toBe(
      '<ul><li>Bread<ul><li>Rye</li><li>Spelt</li></ul></li><li>Butter</li></ul><p>Then:</p><ol><li>Cut</li><li>Spread</li></ol>',
    );
  });

  it('has its lists where the marker is known by comments alone', () => {
    const point = `<p class="MsoListParagraph" style="margin-left:36.0pt;mso-list:l0 level1 lfo1"><!--[if !supportLists]--><span lang="EN-US">1.<span style="font-size: 7pt;">&nbsp;&nbsp; </span></span><!--[endif]--><span lang="EN-US">Meet<o:p></o:p></span></p>`;
    expect(cleaned(point)).toBe('<ol><li>Meet</li></ol>');
  });

  it('has its headings, tables and emphasis, and nothing of Word', () => {
    const html = fromWord(`<h1>Plan<o:p></o:p></h1>
<p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Bold<o:p></o:p></b> and <i>slanted</i>.<span
style='mso-spacerun:yes'>  </span>More</p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<table class=MsoTableGrid border=1 style='border-collapse:collapse;mso-yfti-tbllook:1184'>
 <tr style='mso-yfti-irow:0'><td width=312 valign=top style='width:233.75pt'><p class=MsoNormal>A<o:p></o:p></p></td>
 <td width=312 colspan=2><p class=MsoNormal>B</p></td></tr></table>
<p class=MsoNormal><a href="file:///C:/secret.docx">File</a> <a name="_Toc1"></a><a href="https://example.com/">Page</a></p>
<p class=MsoNormal><!--[if gte vml 1]><v:shape id="Picture_1"><v:imagedata src="file:///C:/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img width=200 src="file:///C:/Temp/clip_image001.png"><![endif]></p>`);
    const { html: result, lostPictures } = cleanPastedHtml(html);
    expect(result.replace(/>\s+</g, '><')).toBe(
      '<h2>Plan</h2><p><b>Bold</b> and <i>slanted</i>. More</p><table><tbody><tr><td><p>A</p></td><td colspan="2"><p>B</p></td></tr></tbody></table><p>File <a href="https://example.com/">Page</a></p>',
    );
    expect(lostPictures).toBe(1);
    expect(result).not.toMatch(/mso|file:|class=|style=|<o:/i);
  });
});

describe('text from Google Docs', () => {
  const guid = 'docs-internal-guid-3f9a1b2c-7fff-abcd-1234-56789abcdef0';
  const fromDocs = (body: string) =>
    `<meta charset='utf-8'><b style="font-weight:normal;" id="${guid}">${body}</b><br class="Apple-interchange-newline">`;
  const span = (text: string, style = '') =>
    `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;${style}">${text}</span>`;
  const paragraph = (inner: string) =>
    `<p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;">${inner}</p>`;

  it('is bold where it was bold, and has no trailing blanks', () => {
    const html = fromDocs(
      `${paragraph(`${span('Some ')}${span('bold', 'font-weight:700')}${span(' and ')}${span('slanted', 'font-style:italic')}${span(' ')}`)}<br />${paragraph(span(''))}${paragraph(span('End&nbsp;'))}<br /><br />`,
    );
    expect(cleaned(html)).toBe('<p>Some <strong>bold</strong> and <em>slanted</em></p><p>End</p>');
  });

  it('has no trailing blanks where its last words are bold', () => {
    const bold = 'font-weight:700';
    const html = fromDocs(
      paragraph(`${span('Some ')}${span('bold&nbsp; ', bold)}${span('', bold)}`),
    );
    expect(cleaned(html)).toBe('<p>Some <strong>bold</strong></p>');
  });

  it('has links that lead where they lead, not to a redirect', () => {
    const html = fromDocs(
      paragraph(
        `<a href="https://www.google.com/url?q=https://example.com/a?b%3Dc&amp;sa=D&amp;source=editors&amp;ust=1&amp;usg=x" style="text-decoration:none;">${span('here', 'text-decoration:underline')}</a>`,
      ),
    );
    expect(cleaned(html)).toBe('<p><a href="https://example.com/a?b=c">here</a></p>');
  });

  it('has nested lists inside their points', () => {
    const item = (text: string, level: number) =>
      `<li dir="ltr" aria-level="${level}" style="list-style-type:disc;">${paragraph(span(text))}</li>`;
    const html = fromDocs(
      `<ul style="margin-top:0;">${item('One', 1)}<ul>${item('Two', 2)}</ul>${item('Three', 1)}</ul>`,
    );
    expect(cleaned(html)).toBe(
      '<ul><li><p>One</p><ul><li><p>Two</p></li></ul></li><li><p>Three</p></li></ul>',
    );
  });

  it('has its tables without columns of so many pixels', () => {
    const html = fromDocs(
      `<div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;"><colgroup><col width="312" /></colgroup><tbody><tr style="height:0pt"><td style="vertical-align:top;">${paragraph(span('1'))}</td></tr></tbody></table></div>`,
    );
    expect(cleaned(html)).toBe('<table><tbody><tr><td><p>1</p></td></tr></tbody></table>');
  });
});

describe('code', () => {
  const fromChatGpt = (header: string) =>
    `<meta charset='utf-8'><p>Run this:</p><pre class="overflow-visible!" data-start="1" data-end="90"><div class="contain-inline-size rounded-2xl relative bg-token-sidebar-surface-primary"><div class="flex items-center text-token-text-secondary px-4 py-2 text-xs font-sans justify-between h-9">${header}</div><div class="sticky top-9"><div class="absolute end-0 bottom-0 flex h-9 items-center pe-2"><div class="bg-token-bg-elevated-secondary flex items-center gap-4"><button class="flex gap-1 items-center" aria-label="Copy">Copy code</button><span class="" data-state="closed"><button class="flex">Edit</button></span></div></div></div><div class="overflow-y-auto p-4" dir="ltr"><code class="whitespace-pre! language-ts"><span><span class="hljs-keyword">const</span><span> a = </span><span class="hljs-number">1</span><span>;
  </span><span class="hljs-comment">// edit</span><span>
</span></span></code></div></div></pre><p>Done.</p>`;

  it.each([['ts'], ['typescript'], ['<span>TypeScript</span>']])(
    'of ChatGPT is code of its language, without its header %s and its button',
    (header) => {
      expect(cleaned(fromChatGpt(header))).toBe(
        '<p>Run this:</p><pre><code class="language-typescript">const a = 1;\n  // edit</code></pre><p>Done.</p>',
      );
    },
  );

  it('whose language is said in the header only has it from there', () => {
    const html = fromChatGpt('<span>python</span>').replace(' language-ts', '');
    expect(cleaned(html)).toContain('<pre><code class="language-python">const a');
  });

  it('keeps its lines where each is an element, and those that are empty', () => {
    expect(cleaned('<pre><code><div>a</div><div><br></div><div>b</div></code></pre>')).toBe(
      '<pre><code>a\n\nb</code></pre>',
    );
    expect(cleaned('<pre>a\n  b<br>c</pre>')).toBe('<pre><code>a\n  b\nc</code></pre>');
  });
});

describe('the address of a video', () => {
  const block =
    '<p data-block="video"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">Watch the video</a></p>';

  it.each([
    'https://youtu.be/dQw4w9WgXcQ?si=abc',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3s',
    'youtube.com/shorts/dQw4w9WgXcQ',
  ])('alone is the video: %s', (address) => {
    expect(videoBlock(address)).toBe(block);
    expect(cleaned(`<p><a href="${address}">${address}</a></p>`)).toBe(block);
  });

  it('within a sentence, or behind words of its own, is a link', () => {
    const link = '<a href="https://youtu.be/dQw4w9WgXcQ">';
    for (const html of [
      `<p>See ${link}https://youtu.be/dQw4w9WgXcQ</a></p>`,
      `<p>${link}this one</a></p>`,
    ]) {
      expect(cleaned(html)).toBe(html);
    }
    expect(videoBlock('https://example.com/watch?v=dQw4w9WgXcQ')).toBeNull();
    expect(videoBlock('See https://youtu.be/dQw4w9WgXcQ')).toBeNull();
  });
});

it('pictures that would not stay come along, to be stored here', () => {
  const google = 'https://lh7-rt.googleusercontent.com/docsz/AD_4nXe?key=abc';
  const inText = `data:image/png;base64,${'A'.repeat(2_000)}`;
  const pasted = cleanPastedHtml(`<p><img src="${google}"><img src="${inText}"></p>`);
  expect(pasted).toMatchObject({ hasFleetingPictures: true, lostPictures: 0 });
  expect(pasted.html).toContain(inText);
  expect(cleanPastedHtml('<p><img src="https://example.com/a.png"></p>')).toMatchObject({
    hasFleetingPictures: false,
  });
});

it('pictures alone in a paragraph stand for themselves', () => {
  expect(
    cleaned('<p><span><img src="/a.png"></span> <img src="/b.png"></p><p>x <img src="/c.png"></p>'),
  ).toBe(
    '<figure><img src="/a.png"></figure><figure><img src="/b.png"></figure><p>x <img src="/c.png"></p>',
  );
});

it('what runs or spies is not taken over', () => {
  const html =
    '<div onclick="x()">One</div><script>x()</script><a href="javascript:x()">Two</a><img src="data:text/html;base64,R0"><iframe src="https://example.com"></iframe>';
  expect(cleaned(html)).toBe('<p>One</p>Two');
});

describe('plain text', () => {
  it.each([
    ['## Heading\n\nText', 'markdown'],
    ['- one\n- two\n\n**three**', 'markdown'],
    ['```ts\nconst a = 1;\n```', 'markdown'],
    ['See [the map](https://example.com/map).', 'markdown'],
    ['<h2>One</h2>\n<p>Two</p>', 'html'],
    ['Just a line - with a dash', 'plain'],
    ['a < b > c', 'plain'],
    ['- a single point', 'plain'],
  ])('is read as what it is: %s', (text, language) => {
    expect(languageOf(text)).toBe(language);
  });
});
