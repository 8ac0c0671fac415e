import { paths } from '../../shared/paths.ts';
import { site } from '../../shared/words/site.ts';

/** Names and icons for browsers that keep the site among their apps. */
export function webManifest(): string {
  return JSON.stringify({
    name: site.brand,
    short_name: site.brand,
    description: site.defaultDescription,
    lang: site.locale,
    start_url: paths.home,
    display: 'browser',
    icons: [
      { src: paths.icon, type: 'image/svg+xml', sizes: 'any' },
      { src: paths.logo, type: 'image/png', sizes: '180x180' },
    ],
  });
}
