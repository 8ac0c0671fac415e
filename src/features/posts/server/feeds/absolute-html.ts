import { absoluteUrl } from '../../../../shared/paths.ts';

/** Makes links and pictures absolute because feeds are read outside the site. */
export function absoluteHtml(html: string, siteOrigin: string): string {
  const absolute = (path: string) => absoluteUrl(siteOrigin, path);
  return html
    .replace(
      / (href|src)="(\/(?!\/)[^"]*)"/g,
      (_whole, attribute: string, path: string) => ` ${attribute}="${absolute(path)}"`,
    )
    .replace(
      / srcset="([^"]*)"/g,
      (_whole, sources: string) =>
        ` srcset="${sources.replace(/(^|, )(\/[^ ]+)/g, (_source, before: string, path: string) => `${before}${absolute(path)}`)}"`,
    );
}
