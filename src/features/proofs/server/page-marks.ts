import { Parser } from 'htmlparser2';
import { parsedUrl } from '../../../shared/text/parsed-url.ts';
import { proofName } from '../proof-ways.ts';

export interface PageToRead {
  html: string;
  token: string;
  /** Addresses of the profile that a link with `rel="me"` may lead to. */
  profileAddresses: readonly string[];
}

export interface PageMarks {
  hasMeta: boolean;
  hasLink: boolean;
}

/** Elements of a head. Any other one begins the body, also without a `<body>`. */
const headElements = new Set(
  'html,head,title,meta,link,base,style,script,noscript,template'.split(','),
);
/** Browsers draw none of what these contain as a part of the page. */
const inert = new Set(
  'template,noscript,iframe,xmp,noembed,noframes,plaintext,svg,math'.split(','),
);
/** Their text does not end the head. */
const texts = new Set(['title', 'style', 'script']);

const plain = (address: string) =>
  address
    .replace(/[?#].*$/s, '')
    .replace(/\/$/, '')
    .toLowerCase();

const isMe = (rel: string | undefined) => rel?.toLowerCase().split(/\s+/).includes('me') ?? false;

/**
 * Finds the proofs in a page. Only a meta tag of the head counts: people may write into the body of a page that is not
 * theirs.
 */
export function pageMarksOf({ html, token, profileAddresses }: PageToRead): PageMarks {
  const marks = { hasMeta: false, hasLink: false };
  const profiles = new Set(profileAddresses.map(plain));
  let isHead = true;
  let [inertDepth, textDepth] = [0, 0];
  const leadsHome = (href: string | undefined) => {
    const target = parsedUrl(href?.trim() ?? '');
    return target !== null && profiles.has(plain(target.href));
  };
  const parser = new Parser({
    onopentag(name, { name: metaName, content, rel, href }) {
      if (inertDepth === 0 && !headElements.has(name)) isHead = false;
      if (inert.has(name)) inertDepth += 1;
      if (texts.has(name)) textDepth += 1;
      if (inertDepth > 0) return;
      if (name === 'meta' && isHead && metaName?.trim().toLowerCase() === proofName) {
        marks.hasMeta ||= content?.trim() === token;
      }
      if ((name === 'a' || name === 'link') && isMe(rel)) marks.hasLink ||= leadsHome(href);
    },
    ontext(text) {
      if (textDepth === 0 && inertDepth === 0 && text.trim() !== '') isHead = false;
    },
    onclosetag(name) {
      if (name === 'head') isHead = false;
      if (inert.has(name)) inertDepth = Math.max(0, inertDepth - 1);
      if (texts.has(name)) textDepth = Math.max(0, textDepth - 1);
    },
  });
  parser.end(html);
  return marks;
}
