import { hourForAddress } from './answer-time.ts';
import type { FormName } from './posted-form.ts';

/**
 * Every URL of the product: routes, links, sitemap and canonical tags are made from here and nowhere else.
 * Values are origin-relative; `absoluteUrl` joins them to the configured site origin.
 */
export const paths = {
  home: '/',
  tips: '/tips',
  resources: '/resources',
  creators: '/creators',
  examples: '/examples',
  contact: '/contact',
  contactTop: '/contact#top',
  /** With the answers of an estimate in the form. */
  contactWithEstimate: (code: string) => `/contact?estimate=${code}#contact-form`,
  blog: '/blog',
  post: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  taggedPosts: (tagSlug: string) => `/blog?tag=${encodeURIComponent(tagSlug)}`,
  postMarkdown: (slug: string) => `/blog/${encodeURIComponent(slug)}.md`,
  whatIsVibecoding: '/what-is-vibecoding',
  glossary: '/glossary',
  glossaryTerm: (termSlug: string) => `/glossary#${encodeURIComponent(termSlug)}`,
  tool: (toolSlug: string) => `/resources#${encodeURIComponent(toolSlug)}`,
  project: (projectId: string) => `/examples#${encodeURIComponent(projectId)}`,
  about: '/about',
  services: '/services',
  serviceWebsites: '/services/websites',
  serviceApps: '/services/apps',
  serviceSoftware: '/services/software',
  serviceAutomation: '/services/automation',
  serviceConsulting: '/services/consulting',
  developers: '/developers',
  exploreDevelopers: '/explore-developers',
  developerSignup: '/developer-signup',
  /** A later step of the sign-up, for visitors without scripts or with a code already. */
  developerSignupStep: (step: 'code' | 'profile') => `/developer-signup?step=${step}`,
  developerProfile: (developerId: number | string) =>
    `/developer-profile/${encodeURIComponent(String(developerId))}`,
  /** The page of a contact request, for everybody who has one of its keys. */
  request: (key: string) => `/requests/${encodeURIComponent(key)}`,
  requestFiles: (key: string) => `/requests/${encodeURIComponent(key)}/files`,
  requestFile: (key: string, fileId: number) =>
    `/requests/${encodeURIComponent(key)}/files/${fileId}`,
  /** The same file for the owner. */
  ownersRequestFile: (fileId: number | string) => `/uploads/request-files/${fileId}`,
  /** The page of a message to a developer, for its sender, who has one of its keys. */
  message: (key: string) => `/messages/${encodeURIComponent(key)}`,
  /** Where an address for nudges is confirmed or taken off, by the link in a mail to it. */
  nudges: (key: string) => `/nudges/${encodeURIComponent(key)}`,
  /** Ends them without a page, for the button of mail programs (RFC 8058). */
  nudgesStop: (key: string) => `/nudges/${encodeURIComponent(key)}/stop`,
  /** What is being written, for everybody who has one of its keys. */
  preview: (key: string | number) => `/previews/${encodeURIComponent(String(key))}`,
  privacy: '/privacy',
  terms: '/terms',
  admin: '/admin',
  /** In development only. */
  design: '/design',

  /** 180 by 180 pixels. */
  logo: '/apple-touch-icon.png',
  icon: '/favicon.svg',
  manifest: '/site.webmanifest',
  securityContact: '/.well-known/security.txt',
  rss: '/rss.xml',
  sitemap: '/sitemap.xml',
  /** A part of the sitemap, where its addresses do not fit into one file. */
  sitemapPart: (part: string) => `/sitemap-${part}.xml`,
  robots: '/robots.txt',
  llms: '/llms.txt',
  apiReference: '/api/reference',
  openApi: '/api/openapi.json',
  health: '/healthz',
  ready: '/readyz',
  trpc: '/trpc',
  api: '/api',
  media: (name: string) => `/media/${encodeURIComponent(name)}`,
  adminUpload: '/uploads/post-image',
  /** What another blog has exported. */
  importUpload: '/uploads/post-import',
  /** Every post as a file. */
  postExport: (format: string) => `/uploads/post-export/${format}`,
  developerPhotoUpload: '/uploads/profile-photo',
  /** The quote of a request. */
  quote: (requestKey: string) => `/requests/${encodeURIComponent(requestKey)}/quote`,
  /** The call of a request as a file for calendars. */
  callFile: (requestKey: string) => `/requests/${encodeURIComponent(requestKey)}/call.ics`,
  /** The owner's calendar of calls, for calendar programs. */
  callFeed: (key: string) => `/calendar/${encodeURIComponent(key)}.ics`,
  /** Where pages tell what was seen of them. */
  visits: '/visits',
  smsWebhook: '/webhooks/sms',
  smsStatusWebhook: '/webhooks/sms-status',
  /** Where a posted form leads once it has been taken: the page that it stands on, which then says so. */
  formSent: (pagePath: string, form: FormName, answerBy?: Date) =>
    `${pagePath}?sent=${form}${answerBy ? `&by=${hourForAddress(answerBy)}` : ''}#${form}-sent`,
  /** The social picture of a page of fixed address. */
  socialImage: (pagePath: string) => `/og/${encodeURIComponent(pageKey(pagePath))}.png`,
  postSocialImage: (slug: string) => `/og/blog/${encodeURIComponent(slug)}.png`,
} as const;

/** Route patterns of the pages whose address carries a parameter. */
export const pathPatterns = {
  post: '/blog/:slug',
  developerProfile: '/developer-profile/:developerId',
  request: '/requests/:key',
  callFile: '/requests/:key/call.ics',
  quote: '/requests/:key/quote',
  callFeed: '/calendar/:key(^[\\w-]{43}).ics',
  requestFiles: '/requests/:key/files',
  requestFile: '/requests/:key/files/:fileId',
  message: '/messages/:key',
  nudges: '/nudges/:key',
  nudgesStop: '/nudges/:key/stop',
  preview: '/previews/:key',
} as const;

/** The key under which a page of fixed address has its social picture: `/services/apps` is "services-apps". */
export function pageKey(path: string): string {
  return path === paths.home ? 'home' : path.slice(1).replaceAll('/', '-');
}

/** Joins an origin-relative path to the site origin, for canonical tags, feeds and social previews. */
export function absoluteUrl(siteOrigin: string, path: string): string {
  return new URL(path, siteOrigin).href;
}

/** Longest values that pages read from their addresses. */
/** A list whose address asks for more pages is drawn with as many, and goes on from there. */
export const maxOpenPages = 10;

export const pageQueryLimits = { glossarySearch: 200 } as const;

/**
 * A cookie that scripts can read, set and removed beside a developer's session. It says only that asking who is
 * signed in is worth a request; it grants nothing.
 */
export const signedInHintCookie = 'developer_signed_in';
