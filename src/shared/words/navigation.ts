import { paths } from '../paths.ts';
import { site } from './site.ts';
import { textMessageLink } from './text-message.ts';
import type { ExternalLink, InlineText, Link, PageMeta, ToastText } from './types.ts';

export type MenuGroup = {
  label: string;
  links: readonly Link[];
};

/** `to` is null when the target does not exist yet; the entry is then plain text. */
type FooterEntry = {
  label: string;
  to: string | null;
};

type NavigationContent = {
  skipLink: string;
  landmarkLabel: string;
  homeLinkLabel: string;
  menuToggle: { open: string; close: string };
  search: { label: string; shortcut: string; openFailed: { title: string; description: string } };
  colorScheme: { toDark: string; toLight: string };
  groups: readonly MenuGroup[];
  topLevel: readonly Link[];
  developerLogin: Link;
  getStarted: Link;
  account: {
    myAccount: string;
    unread: (count: number) => string;
    logout: string;
    loggingOut: string;
    loggedOut: ToastText;
    logoutFailed: ToastText;
  };
};

export const navigationContent: NavigationContent = {
  skipLink: 'Skip to content',
  landmarkLabel: 'Main',
  homeLinkLabel: `${site.brand} home`,
  menuToggle: { open: 'Open menu', close: 'Close menu' },
  search: {
    label: 'Search the site',
    shortcut: 'Ctrl K',
    openFailed: {
      title: 'Search did not load',
      description: 'Please check your connection and try again.',
    },
  },
  colorScheme: { toDark: 'Switch to dark colors', toLight: 'Switch to light colors' },
  groups: [
    {
      label: 'Services',
      links: [
        { label: 'All Services', to: paths.services },
        {
          label: `${site.productTitle}d Websites`,
          to: paths.serviceWebsites,
        },
        {
          label: `${site.productTitle}d Apps`,
          to: paths.serviceApps,
        },
        {
          label: `${site.productTitle}d Software`,
          to: paths.serviceSoftware,
        },
        {
          label: 'AI Automation',
          to: paths.serviceAutomation,
        },
        {
          label: 'Consulting & Training',
          to: paths.serviceConsulting,
        },
      ],
    },
    {
      label: 'Learn',
      links: [
        { label: 'Tips', to: paths.tips },
        {
          label: 'What is Vibecoding',
          to: paths.whatIsVibecoding,
        },
        { label: 'Glossary', to: paths.glossary },
      ],
    },
    {
      label: 'Explore',
      links: [
        { label: 'Blog', to: paths.blog },
        {
          label: 'Explore Developers',
          to: paths.exploreDevelopers,
        },
        { label: 'Resources', to: paths.resources },
        { label: 'Creators', to: paths.creators },
        { label: 'Examples', to: paths.examples },
      ],
    },
  ],
  topLevel: [
    { label: 'About', to: paths.about },
    { label: 'Contact', to: paths.contact },
    { label: 'For Developers', to: paths.developers },
  ],
  developerLogin: { label: 'Developer Login', to: paths.developerSignup },
  getStarted: { label: 'Get Started', to: paths.contact },
  account: {
    myAccount: 'My Account',
    unread: (count) => `${count} unread`,
    logout: 'Logout',
    loggingOut: 'Logging out...',
    loggedOut: { title: 'Logged Out', description: 'You have been successfully logged out.' },
    logoutFailed: { title: 'Logout Failed', description: 'Failed to logout' },
  },
};

export function menuLabel(path: string): string {
  const links = [...navigationContent.groups.flatMap((group) => group.links)];
  return links.find(({ to }) => to === path)?.label ?? path;
}

type FooterContent = {
  tagline: string;
  columns: readonly { title: string; entries: readonly FooterEntry[] }[];
  legal: readonly Link[];
  placeholderNote: string;
  socialLabel: string;
};

/** The copyright line and the social profiles are in `site`. */
export const footerContent: FooterContent = {
  tagline: 'We build software from plain descriptions, and teach you to do the same.',
  columns: [
    {
      title: 'Services',
      entries: [
        { label: 'All Services', to: paths.services },
        { label: 'Portfolio', to: paths.examples },
        { label: 'Care Plans', to: null },
      ],
    },
    {
      title: 'Company',
      entries: [
        { label: 'Contact', to: paths.contact },
        { label: 'For Developers', to: paths.developers },
        { label: 'Careers', to: null },
        { label: 'Press', to: null },
      ],
    },
    {
      title: 'Resources',
      entries: [
        { label: 'Blog', to: paths.blog },
        { label: 'Newsletter', to: null },
        { label: 'Workshops', to: null },
      ],
    },
  ],
  legal: [
    { label: 'Privacy', to: paths.privacy },
    { label: 'Terms', to: paths.terms },
  ],
  placeholderNote: 'coming soon',
  socialLabel: 'Social profiles',
};

type PromoBannerContent = {
  label: string;
  invitation: InlineText;
  text: { lead: string; link: ExternalLink };
  closeLabel: string;
};

export const promoBannerContent: PromoBannerContent = {
  label: 'Promotion',
  invitation: [
    'Start a ',
    { label: `${site.product} project`, to: paths.contactTop },
    ' with a ',
    { label: `${site.product} pro`, to: paths.contactTop },
    '.',
  ],
  text: { lead: 'Prefer your phone?', link: textMessageLink },
  closeLabel: 'Close banner',
};

export const floatingButtonContent: { tooltip: string; to: string } = {
  tooltip: 'Get Started!',
  to: paths.contact,
};

type NotFoundContent = {
  meta: PageMeta;
  code: string;
  title: string;
  text: string;
  actions: readonly Link[];
  alt: string;
};

export const notFoundContent: NotFoundContent = {
  meta: {
    title: `Page not found${site.titleSuffix}`,
    description: 'There is no page at this address.',
    keywords: ['page not found', '404', site.brand],
  },
  code: '404',
  title: '404 Page Not Found',
  text: 'Did you forget to add the page to the router?',
  actions: [
    { label: 'Back to the home page', to: paths.home },
    { label: 'Tell us what is missing', to: paths.contact },
  ],
  alt: 'A path across drawn contour lines that stops before a blank stretch of map.',
};
