import { hourForAddress } from './time/answer-time.ts';

/**
 * Makes an address with parameters: call it with their values, register its `pattern`. A parameter named `key` is a secret, which logs mask
 * (security row 70).
 */
function address<Values extends (string | number)[]>(pattern: string) {
  const parameter = /:\w+(?:\(.*?\))?/g;
  const at = (...values: Values) => {
    const left = [...values];
    return pattern.replace(parameter, () => encodeURIComponent(String(left.shift() ?? '')));
  };
  return Object.assign(at, { pattern });
}

/**
 * Every URL of the product: routes, links, sitemap and canonical tags are made from here and nowhere else.
 * Values are origin-relative; `absoluteUrl` joins them to the configured site origin. Public pages come in the order of the navigation,
 * which is that of the sitemap.
 */
export const paths = {
  home: '/',
  services: '/services',
  serviceWebsites: '/services/websites',
  serviceApps: '/services/apps',
  serviceSoftware: '/services/software',
  serviceAutomation: '/services/automation',
  serviceConsulting: '/services/consulting',
  tips: '/tips',
  whatIsVibecoding: '/what-is-vibecoding',
  glossary: '/glossary',
  blog: '/blog',
  exploreDevelopers: '/explore-developers',
  resources: '/resources',
  creators: '/creators',
  examples: '/examples',
  about: '/about',
  contact: '/contact',
  developers: '/developers',
  developerSignup: '/developer-signup',
  privacy: '/privacy',
  terms: '/terms',

  contactTop: '/contact#top',
  /** With the answers of an estimate in the form. */
  contactWithEstimate: (code: string) => `/contact?estimate=${code}#contact-form`,
  post: address<[slug: string]>('/blog/:slug'),
  taggedPosts: (tagSlug: string) => `/blog?tag=${encodeURIComponent(tagSlug)}`,
  postMarkdown: address<[slug: string]>('/blog/:slug.md'),
  glossaryTerm: (termSlug: string) => `/glossary#${encodeURIComponent(termSlug)}`,
  tool: (toolSlug: string) => `/resources#${encodeURIComponent(toolSlug)}`,
  project: (projectId: string) => `/examples#${encodeURIComponent(projectId)}`,
  /** A later step of the sign-up, for visitors without scripts or with a code already. */
  developerSignupStep: (step: 'code' | 'profile') => `/developer-signup?step=${step}`,
  developerProfile: address<[developerId: number | string]>('/developer-profile/:developerId'),
  /** The page of a contact request, for everybody who has one of its keys. */
  request: address<[key: string]>('/requests/:key'),
  requestFiles: address<[key: string]>('/requests/:key/files'),
  requestFile: address<[key: string, fileId: number]>('/requests/:key/files/:fileId'),
  /** The same file for the owner. */
  ownersRequestFile: address<[fileId: number | string]>('/uploads/request-files/:fileId'),
  quote: address<[requestKey: string]>('/requests/:key/quote'),
  /** The call of a request as a file for calendars. */
  callFile: address<[requestKey: string]>('/requests/:key/call.ics'),
  /** The owner's calendar of calls, for calendar programs. */
  callFeed: address<[key: string]>('/calendar/:key(^[\\w-]{43}).ics'),
  /** The page of a message to a developer, for its sender, who has one of its keys. */
  message: address<[key: string]>('/messages/:key'),
  /** Confirms an address for notifications or takes it off, by the link in a mail to it. */
  notifications: address<[key: string]>('/nudges/:key'),
  /** Ends them without a page, for the button of mail programs (RFC 8058). */
  notificationsStop: address<[key: string]>('/nudges/:key/stop'),
  /** A draft, for everybody who has one of its keys. */
  preview: address<[key: string | number]>('/previews/:key'),
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
  media: address<[name: string]>('/media/:name'),
  adminUpload: '/uploads/post-image',
  /** The export of another blog. */
  importUpload: '/uploads/post-import',
  /** Every post as a file. */
  postExport: (format: string) => `/uploads/post-export/${format}`,
  developerPhotoUpload: '/uploads/profile-photo',
  /** Takes the visits that pages report. */
  visits: '/visits',
  smsWebhook: '/webhooks/sms',
  smsStatusWebhook: '/webhooks/sms-status',
  /** The page after a posted form has been taken: it confirms the form named in `sent`. */
  formSent: (pagePath: string, form: string, answerBy?: Date) =>
    `${pagePath}?sent=${form}${answerBy ? `&by=${hourForAddress(answerBy)}` : ''}#${form}-sent`,
  /** The social picture of a page of fixed address. */
  socialImage: (pagePath: string) => `/og/${encodeURIComponent(pageKey(pagePath))}.png`,
  postSocialImage: (slug: string) => `/og/blog/${encodeURIComponent(slug)}.png`,
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
