import { absoluteUrl } from '../../../shared/paths.ts';

/** Sanitised HTML whose links and pictures also work outside the site: feeds are read elsewhere. */
export function absoluteHtml(html: string, siteOrigin: string): string {
  return html.replace(
    / (href|src)="(\/(?!\/)[^"]*)"/g,
    (_whole, attribute: string, path: string) => ` ${attribute}="${absoluteUrl(siteOrigin, path)}"`,
  );
}
