import { createContext, useContext, useEffect } from 'react';
import type { Identity } from '../shared/content/identity.ts';
import { titleSuffixOf } from '../shared/content/texts/title-suffix.ts';
import { absoluteUrl } from '../shared/paths.ts';
import { useIdentity } from './content/frame-content.ts';
import { escapeScriptJson } from './escape-script-json.ts';

/** Metadata of a page (specification, section 1). */
export interface PageHeadProps {
  title?: string;
  /** Ends the title with the name of the site: a title of interface words does not name it. */
  hasSiteName?: boolean;
  description?: string;
  keywords?: readonly string[] | string;
  /** Origin-relative address of a picture of 1200×630 pixels. */
  image?: string;
  backgroundPicture?: string;
  /** Origin-relative address for search engines; null for pages without one, such as 404s. */
  canonicalPath: string | null;
  /** True for one of the endless filtered variants of `canonicalPath`, which search engines must ignore. */
  isNarrowed?: boolean;
  type?: 'website' | 'article' | 'profile';
  /** Language and region of an article in the form of Open Graph (`he_IL`). */
  locale?: string | undefined;
  /** The address of the page is a key, which linked sites must not learn. */
  isAddressSecret?: boolean;
  /** The page is a 404: nothing exists at this address. */
  isMissing?: boolean;
  /** schema.org objects; the first describes the page and gets its address and picture. */
  structuredData?: readonly Record<string, unknown>[];
  /** Pages above this one, from the top, then this one; the home page is left out. */
  breadcrumbs?: readonly Breadcrumb[];
}

export interface Breadcrumb {
  name: string;
  /** Origin-relative. */
  path: string;
}

interface HeadTag {
  tag: 'title' | 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  text?: string;
}

export interface HeadCollector {
  siteOrigin: string;
  tags: HeadTag[] | null;
  isMissing?: boolean;
}

export const HeadContext = createContext<HeadCollector>({ siteOrigin: '', tags: null });

/** Size of every social picture; with it, networks need not fetch the picture first. */
const socialImageSize = { width: 1200, height: 630 };

/** Marks tags of the page, which the next page replaces; the tags of the shell stay. */
const pageTagMark = 'data-page-head';

/** https://schema.org/BreadcrumbList */
function breadcrumbList(crumbs: readonly Breadcrumb[], siteOrigin: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      ...{ '@type': 'ListItem', position: index + 1, name },
      item: absoluteUrl(siteOrigin, path),
    })),
  };
}

function headTags(props: PageHeadProps, siteOrigin: string, identity: Identity): HeadTag[] {
  const ending = props.hasSiteName ? titleSuffixOf(identity) : '';
  const title = props.title ? `${props.title}${ending}` : identity.defaultTitle;
  const description = props.description || identity.defaultDescription;
  const keywords = props.keywords ?? identity.defaultKeywords;
  const url = props.canonicalPath === null ? null : absoluteUrl(siteOrigin, props.canonicalPath);
  const image = props.image ? absoluteUrl(siteOrigin, props.image) : null;
  const meta =
    (key: 'name' | 'property') =>
    (name: string, content: string): HeadTag => ({
      tag: 'meta',
      attributes: { [key]: name, content },
    });
  const named = meta('name');
  const property = meta('property');

  const isIndexed = url !== null && !props.isNarrowed;
  const breadcrumbs = props.breadcrumbs ? [breadcrumbList(props.breadcrumbs, siteOrigin)] : [];
  const ofPage = { url: url ?? undefined, image: image ?? undefined };

  return [
    { tag: 'title', attributes: {}, text: title },
    named('description', description),
    named('keywords', typeof keywords === 'string' ? keywords : keywords.join(', ')),
    property('og:title', title),
    property('og:description', description),
    property('og:type', props.type ?? 'website'),
    property('og:site_name', identity.brand),
    ...(props.locale ? [property('og:locale', props.locale)] : []),
    ...(url
      ? [
          property('og:url', url),
          { tag: 'link', attributes: { rel: 'canonical', href: url } } as const,
        ]
      : []),
    ...(isIndexed ? [] : [named('robots', 'noindex')]),
    ...(props.isAddressSecret ? [named('referrer', 'no-referrer')] : []),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', title),
    named('twitter:description', description),
    ...(image
      ? [
          property('og:image', image),
          property('og:image:width', String(socialImageSize.width)),
          property('og:image:height', String(socialImageSize.height)),
          property('og:image:alt', title),
          named('twitter:image', image),
        ]
      : []),
    ...[...(props.structuredData ?? []), ...breadcrumbs].map(
      (data, index): HeadTag => ({
        tag: 'script',
        attributes: { type: 'application/ld+json' },
        text: JSON.stringify({
          '@context': 'https://schema.org',
          ...(index === 0 ? ofPage : {}),
          ...data,
        }),
      }),
    ),
  ];
}

/** Serves the first paint of a document; later pages already have their styles. */
function preloadTags({ backgroundPicture }: PageHeadProps): HeadTag[] {
  if (!backgroundPicture) return [];
  const attributes = {
    rel: 'preload',
    as: 'image',
    href: backgroundPicture,
    fetchpriority: 'high',
  };
  return [{ tag: 'link', attributes }];
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}

export function renderHeadTags(tags: readonly HeadTag[]): string {
  return tags
    .map(({ tag, attributes, text }) => {
      const marked = { ...attributes, [pageTagMark]: '' };
      const written = Object.entries(marked)
        .map(([name, value]) => (value === '' ? name : `${name}="${escapeHtml(value)}"`))
        .join(' ');
      const open = `<${tag} ${written}>`;
      if (tag === 'title') return `${open}${escapeHtml(text ?? '')}</title>`;
      if (tag === 'script') return `${open}${escapeScriptJson(text ?? '')}</script>`;
      return open;
    })
    .join('\n    ');
}

function applyHeadTags(tags: readonly HeadTag[]): void {
  for (const old of document.head.querySelectorAll(`[${pageTagMark}]`)) old.remove();
  for (const { tag, attributes, text } of tags) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.setAttribute(pageTagMark, '');
    if (text !== undefined) element.textContent = text;
    document.head.append(element);
  }
}

export function PageHead(props: PageHeadProps) {
  const collector = useContext(HeadContext);
  const { siteOrigin } = collector;
  const identity = useIdentity();
  if (collector.tags) {
    collector.tags = [...headTags(props, siteOrigin, identity), ...preloadTags(props)];
    collector.isMissing = props.isMissing ?? false;
  }
  const serialized = JSON.stringify(props);
  useEffect(() => {
    const origin = siteOrigin || window.location.origin;
    applyHeadTags(headTags(JSON.parse(serialized), origin, identity));
  }, [serialized, siteOrigin, identity]);
  return null;
}
