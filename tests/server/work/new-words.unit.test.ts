import { describe, expect, it } from 'vitest';
import { htmlWords } from '../../../src/server/integrations/mail-inbound/html-words.ts';
import { foldQuote } from '../../../src/server/integrations/mail-inbound/new-words.ts';

const lines = (...all: string[]) => all.join('\n');

describe('the words of a mail', () => {
  it.each<[string, string]>([
    ['nothing', lines('Hello.', '', 'Second paragraph.')],
    [
      'Gmail',
      lines(
        'Hello.',
        '',
        'Second paragraph.',
        '',
        'On Fri, Nov 27, 2026 at 9:00 AM Studio <',
        'site@vibecode.example> wrote:',
        '',
        '> Yes',
        '>',
        '> More',
      ),
    ],
    [
      'a German program',
      lines(
        'Hello.',
        '',
        'Second paragraph.',
        '',
        'Am 27.11.2026 um 09:00 schrieb Studio:',
        '> Ja',
      ),
    ],
    [
      'a Japanese program',
      lines(
        'Hello.',
        '',
        'Second paragraph.',
        '',
        '2026年11月27日(金) 9:00 Studio <site@vibecode.example>：',
        '> はい',
      ),
    ],
    [
      'Outlook',
      lines(
        'Hello.',
        '',
        'Second paragraph.',
        '',
        '________________________________',
        'From: Studio <site@vibecode.example>',
        'Sent: Friday',
        'Yes',
      ),
    ],
    [
      'Outlook without a line',
      lines(
        'Hello.',
        '',
        'Second paragraph.',
        '',
        'Von: Studio <site@vibecode.example>',
        'Gesendet: Freitag',
        'An: Ada',
        'Betreff: Ja',
        '',
        'Ja',
      ),
    ],
    [
      'an old Outlook',
      lines('Hello.', '', 'Second paragraph.', '', '-----Original Message-----', 'Yes'),
    ],
    ['a signature', lines('Hello.', '', 'Second paragraph.', '', '-- ', 'Ada Lovelace')],
    [
      'line ends of Windows',
      lines('Hello.', '', 'Second paragraph.', '', '> Yes').replaceAll('\n', '\r\n'),
    ],
  ])('are parted from the quote of %s', (_name, text) => {
    const { words, quoted } = foldQuote(text);
    expect(words).toBe('Hello.\n\nSecond paragraph.');
    const rest = text.replaceAll('\r\n', '\n').slice(words.length);
    expect(quoted).toBe(rest.trim());
  });

  it('stay whole where the quote is answered line by line', () => {
    const text = lines('> When?', 'On Monday.', '> Where?', 'Here.');
    expect(foldQuote(text)).toEqual({ words: text, quoted: '' });
  });

  it('keep a last line with a colon that no quote follows', () => {
    expect(foldQuote('Three things:\nOne: a\nTwo: b').words).toBe('Three things:\nOne: a\nTwo: b');
  });

  it('are read from HTML when there is nothing else', () => {
    const html =
      '<html><head><style>p{}</style></head><body><div>Hello,</div><div><br></div><div>see <b>below</b> &amp; tell.</div><div class="gmail_quote"><div>On Friday Studio &lt;site@vibecode.example&gt; wrote:</div><blockquote><p>Yes</p></blockquote></div></body></html>';
    expect(foldQuote(htmlWords(html))).toEqual({
      words: 'Hello,\n\nsee below & tell.',
      quoted: expect.stringMatching(/wrote:\s+>\s*\n?>? ?Yes/),
    });
  });
});
