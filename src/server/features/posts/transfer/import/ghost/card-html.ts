import { marked } from 'marked';
import { z } from 'zod';
import { attribute, htmlText } from '../html-text.ts';

const text = z.string().catch('');
const pictureSchema = z.object({ src: text, alt: text, title: text, caption: text });

const cardSchema = pictureSchema.extend({
  type: text,
  cardWidth: text,
  images: z.array(z.object({ src: text, alt: text, caption: text, fileName: text })).catch([]),
  html: text,
  markdown: text,
  code: text,
  language: text,
  url: text,
  metadata: z.object({ title: text, description: text }).partial().catch({}),
  heading: text,
  content: text,
  calloutText: text,
  calloutEmoji: text,
  backgroundColor: text,
  buttonText: text,
  buttonUrl: text,
  fileName: text,
});

/** Cards of Ghost's editor by what they are called in texts for people. */
const unknownCards: Readonly<Record<string, string>> = {
  signup: 'a sign-up form',
  email: 'words for e-mail only',
  'email-cta': 'words for e-mail only',
  paywall: '',
  audio: 'a sound file',
  video: 'a video file',
  file: 'a file to download',
  product: 'a product card',
  header: 'a header card',
};

const caption = (html: string) => (html ? `<figcaption>${html}</figcaption>` : '');

/**
 * A card of Ghost's editor as the HTML that Ghost makes of it, so that one reader understands both.
 * @param kind as Lexical and Mobiledoc call it
 */
export function ghostCardHtml(
  kind: string,
  payload: unknown,
  note: (sentence: string) => void,
): string {
  const card = cardSchema.parse(payload ?? {});
  const width = card.cardWidth ? ` kg-width-${card.cardWidth}` : '';
  switch (kind) {
    case 'image': {
      const { src, alt, title } = card;
      const picture = `<img${attribute('src', src)} alt="${htmlText(alt)}"${attribute('title', title)}>`;
      return `<figure class="kg-card kg-image-card${width}">${picture}${caption(card.caption)}</figure>`;
    }
    case 'gallery': {
      const pictures = card.images.map(
        ({ src, alt }) =>
          `<div class="kg-gallery-image"><img${attribute('src', src)} alt="${htmlText(alt)}"></div>`,
      );
      return `<figure class="kg-card kg-gallery-card">${pictures.join('')}${caption(card.caption)}</figure>`;
    }
    case 'callout':
      return `<div class="kg-card kg-callout-card kg-callout-card-${htmlText(card.backgroundColor)}"><div class="kg-callout-text">${card.calloutText}</div></div>`;
    case 'toggle':
      return `<div class="kg-card kg-toggle-card"><h4 class="kg-toggle-heading-text">${card.heading}</h4><div class="kg-toggle-content">${card.content}</div></div>`;
    case 'button':
      return `<div class="kg-card kg-button-card"><a${attribute('href', card.buttonUrl)}>${htmlText(card.buttonText)}</a></div>`;
    case 'bookmark': {
      const { title = '', description = '' } = card.metadata;
      return `<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container"${attribute('href', card.url)}><div class="kg-bookmark-title">${htmlText(title || card.url)}</div><div class="kg-bookmark-description">${htmlText(description)}</div></a></figure>`;
    }
    case 'embed':
      return card.html
        ? `<figure class="kg-card kg-embed-card">${card.html}${caption(card.caption)}</figure>`
        : `<p><a${attribute('href', card.url)}>${htmlText(card.url)}</a></p>`;
    case 'code':
    case 'codeblock': {
      const language = card.language
        ? ` class="language-${htmlText(card.language.toLowerCase())}"`
        : '';
      return `<pre><code${language}>${htmlText(card.code)}</code></pre>${card.caption ? `<p>${card.caption}</p>` : ''}`;
    }
    case 'hr':
    case 'horizontalrule':
      return '<hr>';
    case 'html':
      return card.html;
    case 'markdown':
    case 'card-markdown':
      return marked.parse(card.markdown, { async: false });
    default: {
      const words = unknownCards[kind] ?? `a card that is not known here (${kind})`;
      if (words) note(`Left out: ${words}.`);
      return '';
    }
  }
}
