import { paths } from '../paths.ts';
import { contentKind } from './kind.ts';
import { textMessageLink } from './texts/text-message.ts';

const emptyOnes = (lists: readonly (readonly unknown[])[]): number[] =>
  lists.flatMap(({ length }, index) => (length === 0 ? [index] : []));

/** Menus, banner and footer: around every page. */
export const navigationKind = contentKind({
  name: 'navigation',
  title: 'Menus, banner and footer',
  hasFacts: false,
  places: [],
  labels: {
    groups: 'Menus',
    topLevel: 'Links beside the menus',
    to: 'Address',
    lead: 'Words before the number',
  },
  check: ({ groups, footer }) => [
    ...emptyOnes(groups.map(({ links }) => links)).map((index) => ({
      path: ['groups', index],
      message: 'This menu has no link. Please add one, or remove the menu',
    })),
    ...emptyOnes(footer.columns.map(({ entries }) => entries)).map((index) => ({
      path: ['footer', 'columns', index],
      message: 'This column has no entry. Please add one, or remove the column',
    })),
  ],
  release: {
    groups: [
      {
        label: 'Services',
        links: [
          { label: 'All Services', to: paths.services },
          { label: '{productTitle}d Websites', to: paths.serviceWebsites },
          { label: '{productTitle}d Apps', to: paths.serviceApps },
          { label: '{productTitle}d Software', to: paths.serviceSoftware },
          { label: 'AI Automation', to: paths.serviceAutomation },
          { label: 'Consulting & Training', to: paths.serviceConsulting },
        ],
      },
      {
        label: 'Learn',
        links: [
          { label: 'Tips', to: paths.tips },
          { label: 'What is Vibecoding', to: paths.whatIsVibecoding },
          { label: 'Glossary', to: paths.glossary },
        ],
      },
      {
        label: 'Explore',
        links: [
          { label: 'Blog', to: paths.blog },
          { label: 'Explore Developers', to: paths.exploreDevelopers },
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
    banner: {
      invitation: `Start a [{product} project](${paths.contactTop}) with a [{product} pro](${paths.contactTop}).`,
      lead: 'Prefer your phone?',
      link: textMessageLink,
    },
    floatingButton: { tooltip: 'Get Started!', to: paths.contact },
    footer: {
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
    },
  },
});

type SiteNavigation = (typeof navigationKind)['release'];
export type MenuGroup = SiteNavigation['groups'][number];
