import { z } from 'zod';
import { isTooDeep } from '../../../../../server/text-work/text-errors.ts';
import { marked } from '../../../../posts/server/texts/bounded-marked.ts';
import { attribute, htmlText } from '../text/html-text.ts';

const text = z.string().catch('');
const pictureSchema = z.object({ src: text, alt: text, title: text, caption: text });

/** Ghost 6 states visibility for web and mail, Ghost 5 with one switch each. */
const visibilitySchema = z
  .object({
    showOnWeb: z.boolean().catch(true),
    web: z
      .object({ nonMember: z.boolean().catch(true), memberSegment: z.string().catch('') })
      .optional()
      .catch(undefined),
  })
  .optional()
  .catch(undefined);

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
  ...{ fileName: text, fileTitle: text, fileCaption: text, description: text },
  ...{ productTitle: text, productDescription: text, productImageSrc: text },
  ...{ productButton: text, productUrl: text, header: text, subheader: text },
  ...{ textValue: text, imageUrl: text },
  visibility: visibilitySchema,
});

const unknownCards: Readonly<Record<string, string>> = {
  email: 'words for e-mail only',
  'email-cta': 'words for e-mail only',
  transistor: 'a podcast player',
};

const caption = (html: string) => (html ? `<figcaption>${html}</figcaption>` : '');

const link = (href: string, words: string) =>
  href && words ? `<a${attribute('href', href)}>${htmlText(words)}</a>` : '';

/**
 * Draws a card as Ghost's own HTML, so that one converter handles both.
 * @param kind name of the card in Lexical and Mobiledoc
 */
export function ghostCardHtml(
  kind: string,
  payload: unknown,
  note: (sentence: string) => void,
): string {
  const card = cardSchema.parse(payload ?? {});
  const html = drawCard(kind, card, note);
  const { showOnWeb = true, web } = card.visibility ?? {};
  if (showOnWeb && web?.nonMember !== false) return html;
  const segment = web?.memberSegment ?? '';
  return `<!--kg-gated-block:begin nonMember:false memberSegment:"${htmlText(segment)}" -->${html}<!--kg-gated-block:end-->`;
}

function markdownHtml(markdown: string, note: (sentence: string) => void): string {
  try {
    return marked.parse(markdown, { async: false });
  } catch (error) {
    if (!isTooDeep(error)) throw error;
    note('Left out: a card of Markdown whose quotations or lists stand too deep in each other.');
    return '';
  }
}

function drawCard(
  kind: string,
  card: z.output<typeof cardSchema>,
  note: (sentence: string) => void,
): string {
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
    case 'file': {
      const title = htmlText(card.fileTitle || card.fileName);
      const name = `<div class="kg-file-card-filename">${htmlText(card.fileName)}</div>`;
      const words = `<div class="kg-file-card-caption">${htmlText(card.fileCaption)}</div>`;
      return `<div class="kg-card kg-file-card"><a class="kg-file-card-container"${attribute('href', card.src)}><div class="kg-file-card-title">${title}</div>${words}${name}</a></div>`;
    }
    case 'video':
      return `<figure class="kg-card kg-video-card"><video${attribute('src', card.src)}></video>${caption(card.caption)}</figure>`;
    case 'audio':
      return `<div class="kg-card kg-audio-card"><audio${attribute('src', card.src)}></audio></div>`;
    case 'product': {
      const { productTitle, productDescription, productImageSrc } = card;
      const picture = productImageSrc ? `<img${attribute('src', productImageSrc)} alt="">` : '';
      return `<div class="kg-card kg-product-card">${picture}<h4>${productTitle}</h4><div>${productDescription}</div>${link(card.productUrl, card.productButton)}</div>`;
    }
    case 'header':
      return `<div class="kg-card kg-header-card"><h2>${card.header}</h2><p>${card.subheader}</p>${link(card.buttonUrl, card.buttonText)}</div>`;
    case 'call-to-action': {
      const picture = card.imageUrl ? `<img${attribute('src', card.imageUrl)} alt="">` : '';
      return `<div class="kg-card kg-cta-card">${picture}${card.textValue}${link(card.buttonUrl, card.buttonText)}</div>`;
    }
    case 'signup':
      return '<div class="kg-card kg-signup-card"></div>';
    case 'paywall':
      return '<!--members-only-->';
    case 'hr':
    case 'horizontalrule':
      return '<hr>';
    case 'html':
      return card.html;
    case 'markdown':
    case 'card-markdown':
      return markdownHtml(card.markdown, note);
    default: {
      const words = unknownCards[kind] ?? `a card that is not known here (${kind})`;
      if (words) note(`Left out: ${words}.`);
      return '';
    }
  }
}
