import { paths } from '../../shared/paths.ts';
import { errorPageContent } from '../../shared/words/error-page.ts';
import { site } from '../../shared/words/site.ts';

/**
 * Last resort when even the error page cannot be rendered: it loads no script or file. `message` is the site's own text
 * without markup; `wasTyped` says that a sent form is not lost.
 */
export function errorDocument(message: string, { wasTyped }: { wasTyped: boolean }): string {
  const { title, home, goBack } = errorPageContent;
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
    <p>${wasTyped ? `${message} ${goBack}` : message}</p>
    <p><a href="${paths.home}">${home}</a></p>
  </body>
</html>
`;
}
