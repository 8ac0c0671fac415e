import { hourForAddress } from './time/answer-time.ts';

/**
 * Makes an address with parameters. Call it with their values; register its `pattern`. A parameter named `key` is a
 * secret, which logs mask (security row 70).
 */
export function address<Values extends (string | number)[]>(pattern: string) {
  const parameter = /:\w+(?:\(.*?\))?/g;
  const at = (...values: Values) => {
    const left = [...values];
    return pattern.replace(parameter, () => encodeURIComponent(String(left.shift() ?? '')));
  };
  return Object.assign(at, { pattern });
}

/**
 * Every URL of the product, with `serverPaths` and `filePaths`: routes, links, sitemap and canonical tags use no others. Values are
 * origin-relative; `absoluteUrl` adds the origin. Public pages have the order of the navigation, which is also that of
 * the sitemap.
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
  prompts: '/prompts',
  map: '/map',
  whatIsVibecoding: '/what-is-vibecoding',
  glossary: '/glossary',
  blog: '/blog',
  exploreDevelopers: '/explore-developers',
  resources: '/resources',
  creators: '/creators',
  examples: '/examples',
  thisSite: '/this-site',
  about: '/about',
  contact: '/contact',
  developers: '/developers',
  marks: '/developers/verification',
  developerSignup: '/developer-signup',
  privacy: '/privacy',
  terms: '/terms',
  search: '/search',
  submit: '/submit',
  agents: '/agents',

  searchFor: (text: string, group?: string) =>
    `/search?${new URLSearchParams({ q: text, ...(group ? { in: group } : {}) })}`,
  contactTop: '/contact#top',
  contactWithEstimate: (code: string) => `/contact?estimate=${code}#contact-form`,
  contactWithNeed: (need: string) => `/contact?${new URLSearchParams({ need })}#contact-form`,
  submitOf: (kind: string, about = '') =>
    `/submit?${new URLSearchParams({ kind, ...(about ? { about } : {}) })}`,
  post: address<[slug: string]>('/blog/:slug'),
  postsInCategory: (categoryId: number) => `/blog?category=${categoryId}`,
  taggedPosts: (tagSlug: string) => `/blog?tag=${encodeURIComponent(tagSlug)}`,
  postMarkdown: address<[slug: string]>('/blog/:slug.md'),
  glossaryTerm: (termSlug: string) => `/glossary#${encodeURIComponent(termSlug)}`,
  glossaryTermPage: address<[termSlug: string]>('/glossary/:slug'),
  learningPath: address<[pathSlug: string]>('/map/:slug'),
  progressPicture: (code: string) => `/og/map/${code}.png`,
  promptPage: address<[promptSlug: string]>('/prompts/:slug'),
  toolFinder: '/tools/finder',
  toolPage: address<[toolSlug: string]>('/tools/:slug'),
  comparison: address<[toolSlugs: string]>('/compare/:slug'),
  tool: (toolSlug: string) => `/resources#${encodeURIComponent(toolSlug)}`,
  caseStudy: address<[projectId: string]>('/examples/:slug'),
  developersWithSkill: (key: string) => `/explore-developers?skill=${key}`,
  developerSignupStep: (step: 'code' | 'profile') => `/developer-signup?step=${step}`,
  developerProfile: address<[developerId: number | string]>('/developer-profile/:developerId'),
  profile: address<[handle: string]>('/@:handle'),
  namedProject: address<[handle: string, slug: string]>('/@:handle/:slug'),
  project: address<[developerId: number | string, projectId: number | string]>(
    '/developer-profile/:developerId/projects/:projectId',
  ),
  request: address<[key: string]>('/requests/:key'),
  quote: address<[requestKey: string]>('/requests/:key/quote'),
  testimonial: address<[key: string]>('/testimonials/:key'),
  /** Saves the search of the directory whose filters it has. */
  saveSearch: '/explore-developers/mail',
  /** Names the developers by number, such as `17-3`. */
  shortlist: address<[ids: string]>('/shortlist/:developers'),
  savedSearch: address<[key: string]>('/searches/:key'),
  /** Asks the client what became of a choice. */
  outcome: address<[key: string]>('/outcomes/:key'),
  message: address<[key: string]>('/messages/:key'),
  /** Confirms or removes an address for notifications, by the link in a mail to it. */
  notifications: address<[key: string]>('/nudges/:key'),
  /** Renews a developer's availability, by the link in a reminder. */
  availability: address<[key: string]>('/availability/:key'),
  preview: address<[key: string | number]>('/previews/:key'),
  /** Asks a person to let a program act for them; the authorization endpoint of OAuth. */
  connect: '/connect',
  admin: '/admin',
  design: '/design',

  /** 180 by 180 pixels. */
  logo: '/apple-touch-icon.png',
  /** It began with facts about tools; its readers know this address. */
  changesFeed: '/tools.xml',
  apiReference: '/api/reference',
  content: (kinds: readonly string[]) => `/api/content/${kinds.join(',')}`,
  health: '/healthz',
  trpc: '/trpc',
  media: address<[name: string]>('/media/:name'),
  visits: '/visits',
  formSent: (pagePath: string, form: string, answerBy?: Date) =>
    `${pagePath}?sent=${form}${answerBy ? `&by=${hourForAddress(answerBy)}` : ''}#${form}-sent`,
  socialImage: (pagePath: string) => `/og/${encodeURIComponent(pageKey(pagePath))}.png`,
  profileSocialImage: (developerId: number) => `/og/developers/${developerId}.png`,
  projectSocialImage: (projectId: number) => `/og/projects/${projectId}.png`,
  postSocialImage: (slug: string) => `/og/blog/${encodeURIComponent(slug)}.png`,
} as const;

export function pageKey(path: string): string {
  return path === paths.home ? 'home' : path.slice(1).replaceAll('/', '-');
}

export function absoluteUrl(siteOrigin: string, path: string): string {
  return new URL(path, siteOrigin).href;
}

/** Upper bound of the list pages that one address opens at once. */
export const maxOpenPages = 10;

export const pageQueryLimits = { glossarySearch: 200, siteSearch: 300 } as const;

/**
 * Cookie that scripts can read, set and removed together with a developer's session. It only says that a request for
 * the session is worthwhile; it grants nothing.
 */
export const signedInHintCookie = 'developer_signed_in';
