import { paths } from '../../../../shared/paths.ts';

export const developerNetwork = {
  id: 'developer-network',
  title: '{brand} Developer Network',
  asked:
    '“Clients should find a developer without an account, and no profile without a real phone number behind it.”',
  description:
    'A public directory where developers sign up with a phone number, confirm it with a code and show what they have built. Clients browse it without an account.',
  result: "It is this site's own directory: open it and look around.",
  image: '/illustrations/portfolio-developer-network.webp',
  darkImage: '/illustrations/portfolio-developer-network-dark.webp',
  alt: 'Directory page in a browser window: a two-column grid of developer cards with round portraits, names, places and badges for years of experience.',
  tech: ['React', 'TypeScript', 'tRPC', 'PostgreSQL', 'Twilio'],
  color: 'lagoon',
  isSample: false,
  service: paths.serviceApps,
  built: [
    'A developer types a phone number, gets a code by text message and is in. There is no password to choose, to forget or to steal.',
    'The profile says who somebody is, where they work, which tools they use and what they have built. Only its owner can change it, and decides whether it shows the phone number.',
    'Clients search by country, tool and experience, open a profile and write a message, all without an account. Pages come finished from the server, so they also work with scripts switched off.',
  ],
  figures: [
    { value: '0', label: 'Passwords to remember' },
    { value: '6', label: 'Digits in a sign-in code, which works once' },
    { value: '10 min', label: 'Until an unused code ends' },
  ],
  pictures: [
    {
      src: '/illustrations/service-apps.avif',
      darkSrc: '/illustrations/service-apps-dark.avif',
      alt: "Three phones with screens of this site's own app: the developer directory, a profile and a post of the blog.",
    },
  ],
  url: paths.exploreDevelopers,
  technicalFeatures: [
    'Phone sign-up with a single-use six-digit code',
    'Pages rendered on the server, readable without JavaScript',
    'Profiles that only their owner can change',
    'Sessions in HttpOnly cookies, stored hashed',
    'REST API with an OpenAPI document',
  ],
} as const;
