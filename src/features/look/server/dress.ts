import type { PublishedContent } from '../../../server/published-content.ts';
import { serverPaths } from '../../../shared/server-paths.ts';
import { fontFilesOf } from './font-files.ts';
import { type FontPair, fontPairOf, fontPairs } from './font-pairs.ts';
import { iconName } from './icon.ts';
import { cssName, lookCss } from './look-css.ts';
import { type Look, lookKind } from './look-kind.ts';

interface HeadLinks {
  /** Replaces the preloads of the release's fonts. Null keeps them. */
  fonts: string | null;
  icon: string | null;
  stylesheet: string | null;
}

const known = new WeakMap<Look, Promise<HeadLinks>>();

async function preloadsOf({ heading, label }: FontPair): Promise<string> {
  const families = await Promise.all([heading, label].map((family) => fontFilesOf('', family)));
  // The first file of each has the letters of English.
  return families
    .map(
      ([first]) =>
        `<link rel="preload" href="${first?.url}" as="font" type="font/woff2" crossorigin />`,
    )
    .join('');
}

async function linksOf(look: Look): Promise<HeadLinks> {
  const css = await lookCss(look);
  const pair = fontPairOf(look.fonts);
  return {
    fonts: pair === fontPairs[0] ? null : await preloadsOf(pair),
    icon: look.icon
      ? `<link rel="icon" href="${serverPaths.lookFile(iconName(look.icon, 48))}" type="image/png" />`
      : null,
    stylesheet: css && `<link rel="stylesheet" href="${serverPaths.lookFile(cssName(css))}" />`,
  };
}

/** Gives a page the colors, fonts and icon that the owner published. The release's are in the page already. */
export async function dressed(
  html: string,
  content: Pick<PublishedContent, 'valueOf'>,
): Promise<string> {
  const look = content.valueOf(lookKind);
  const links = known.get(look) ?? linksOf(look);
  known.set(look, links);
  const { fonts, icon, stylesheet } = await links;
  if (fonts === null && icon === null && stylesheet === null) return html;
  const headEnd = html.indexOf('</head>');
  let head = html.slice(0, headEnd);
  if (fonts !== null) {
    head = head.replaceAll(/<link rel="preload"[^>]* as="font"[^>]*>\s*/g, '') + fonts;
  }
  if (icon !== null) head = head.replace(/<link rel="icon"[^>]*>/, icon);
  return head + (stylesheet ?? '') + html.slice(headEnd);
}
