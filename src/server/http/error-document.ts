import { errorPageContent } from '../../content/error-page.ts';
import { site } from '../../content/site.ts';
import { paths } from '../../shared/paths.ts';

/**
 * What a browser shows when even the page of an error cannot be drawn: no script, no file, nothing that could fail too.
 * `message` is one of ours and holds no markup.
 */
export function errorDocument(message: string): string {
  const { title, home } = errorPageContent;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title} | ${site.brand}</title>
    <style>
      :root { color-scheme: light dark; font: 1.125rem/1.6 system-ui, sans-serif; }
      body { max-width: 36rem; margin: 20vh auto; padding: 0 1.5rem; }
    </style>
  </head>
  <body>
    <h1>${title}</h1>
    <p>${message}</p>
    <p><a href="${paths.home}">${home}</a></p>
  </body>
</html>
`;
}
