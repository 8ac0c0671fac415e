import { filePaths } from './file-paths.ts';
import { address, paths } from './paths.ts';

/** URLs that no page of the browser names, apart from `paths` so that no visitor loads them. */
export const serverPaths = {
  quotePdf: address<[requestKey: string]>('/requests/:key/quote.pdf'),
  acceptedText: address<[requestKey: string]>('/requests/:key/quote.txt'),
  callFeed: address<[key: string]>('/calendar/:key(^[\\w-]{43}).ics'),
  /** Ends notifications without a page, for the button of mail programs (RFC 8058). */
  notificationsStop: address<[key: string]>('/nudges/:key/stop'),
  savedSearchStop: address<[key: string]>('/searches/:key/stop'),
  /** The contact form, filled for a person who sends it. */
  preparedContact: (query: URLSearchParams) => `${paths.contact}?${query}#contact-form`,
  icon: '/favicon.svg',
  lookFile: (name: string) => `/look/${name}`,
  manifest: '/site.webmanifest',
  securityContact: '/.well-known/security.txt',
  /** RFC 9727. */
  apiCatalog: '/.well-known/api-catalog',
  /** Names the card of `/mcp`. */
  aiCatalog: '/.well-known/ai-catalog.json',
  /** RFC 8414. */
  oauthServer: '/.well-known/oauth-authorization-server',
  /** RFC 9728. Programs look below the path of the resource first. */
  oauthMcpResource: '/.well-known/oauth-protected-resource/mcp',
  oauthResource: '/.well-known/oauth-protected-resource',
  oauthToken: '/oauth/token',
  oauthRegistration: '/oauth/register',
  oauthRevocation: '/oauth/revoke',
  rss: '/rss.xml',
  atom: '/atom.xml',
  jsonFeed: '/feed.json',
  categoryFeed: address<[categoryId: number, file: string]>(
    '/blog/categories/:categoryId(^[1-9]\\d{0,8})/:file',
  ),
  sitemap: '/sitemap.xml',
  sitemapPart: (part: string) => `/sitemap-${part}.xml`,
  robots: '/robots.txt',
  llms: '/llms.txt',
  /** The main pages as one text. */
  llmsFull: '/llms-full.txt',
  /** The Markdown of a page, with the query of its address. */
  markdownOf: (pageAddress: string) => {
    const [path = '', ...query] = pageAddress.split('?');
    const named = path === paths.home ? '/index' : path;
    return [`${named}.md`, ...query].join('?');
  },
  openApi: '/api/openapi.json',
  ready: '/readyz',
  api: '/api',
  mcp: '/mcp',
  /** Reserved by the protocol for the card of the server at `mcp`. */
  mcpCard: '/mcp/server-card',
  /** Everything that takes or gives files. */
  uploads: '/uploads',
  mailWebhook: '/webhooks/mail',
  // Mailgun posts a whole mail only to addresses that end with this word.
  mailgunWebhook: '/webhooks/mail/mime',
  smsWebhook: '/webhooks/sms',
  smsStatusWebhook: '/webhooks/sms-status',
} as const;

/** Every URL of the product. */
export const allPaths = { ...paths, ...filePaths, ...serverPaths };
