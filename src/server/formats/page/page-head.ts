import { Parser } from 'htmlparser2';

export interface PageHead {
  title: string;
  description: string;
  /** Absolute; '' for a page that search engines do not list. */
  canonicalUrl: string;
  /** Day or month of the last change in ISO 8601; '' for a page that does not say it. */
  changed: string;
}

/** The structured data of a page says when its text was changed. */
const changedPattern = /"dateModified":"(\d{4}-\d{2}(?:-\d{2})?)/;

/** @param html the head of a page of this site (see web/page-head.tsx) */
export function readPageHead(html: string): PageHead {
  const found: PageHead = { title: '', description: '', canonicalUrl: '', changed: '' };
  let isInTitle = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      isInTitle = name === 'title';
      if (name === 'meta' && attributes.name === 'description') {
        found.description = attributes.content ?? '';
      }
      if (name === 'link' && attributes.rel === 'canonical') {
        found.canonicalUrl = attributes.href ?? '';
      }
    },
    ontext(text) {
      if (isInTitle) found.title += text;
    },
    onclosetag() {
      isInTitle = false;
    },
  });
  parser.end(html);
  return { ...found, changed: changedPattern.exec(html)?.[1] ?? '' };
}
