import { paths } from '../../../shared/paths.ts';
import { site } from '../../../shared/words/site.ts';
import type { ColorToken } from '../../../shared/words/types.ts';

export type PortfolioProject = {
  /** Also the end of the picture's file name. */
  id: string;
  title: string;
  asked: string;
  description: string;
  result: string;
  image: string;
  darkImage: string;
  alt: string;
  tech: readonly string[];
  color: ColorToken;
  /** True for an invented app, until the owner replaces it. */
  isSample: boolean;
  url?: string;
  technicalFeatures?: readonly string[];
};

/** The first project runs on this site; the other five are samples to replace. */
export const examplesContent = {
  meta: {
    title: `Examples${site.titleSuffix}`,
    description:
      'Six sample apps that show what vibecoding can build: a developer network, a bakery pre-order app, field inspections, stock counts, court booking and support triage.',
    keywords: [
      'vibecode examples',
      'vibecoded apps',
      'AI app portfolio',
      'sample apps',
      'app ideas',
      'AI-built software',
    ],
  },
  hero: {
    eyebrow: 'Portfolio',
    title: 'Each began as one plain sentence',
    intro:
      'Each one started as a plain description of a job somebody had to do every week. Look at what was asked for, what was built and which tools it took.',
    actions: [{ label: 'Browse the apps', to: `${paths.examples}#portfolio` }],
  },
  portfolio: {
    title: 'What a clear brief turns into',
    intro:
      'Small teams, narrow problems, finished software. If one of these looks close to your own week, ask us about it.',
    sampleNote:
      'The first app runs on this site. The other five are sample projects with invented clients.',
    sampleLabel: 'Sample project with an invented client',
    askedLabel: 'Asked',
    resultLabel: 'Result',
    enlarge: 'See it large',
    closeLarge: 'Close the picture',
    techLabel: 'Built with',
    technicalFeaturesLabel: 'Technical features',
    visitLabel: 'Open the live app',
    learnMore: { label: 'Learn More', to: paths.contact },
    projects: [
      {
        id: 'developer-network',
        title: `${site.brand} Developer Network`,
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
        url: paths.exploreDevelopers,
        technicalFeatures: [
          'Phone sign-up with a single-use six-digit code',
          'Pages rendered on the server, readable without JavaScript',
          'Profiles that only their owner can change',
          'Sessions in HttpOnly cookies, stored hashed',
          'REST API with an OpenAPI document',
        ],
      },
      {
        id: 'bakery-preorder',
        title: 'Morning Loaf',
        asked:
          '“A pre-order page for my bakery. I want one baking list at 3 am, not forty text messages.”',
        description:
          'Pre-orders for a neighborhood bakery. Customers pick bread and a pickup time before 8 pm, and the bakers get one baking list at 3 am instead of forty text messages.',
        result: 'One list, printed once a night, in place of a phone full of messages.',
        image: '/illustrations/portfolio-bakery-preorder.svg',
        darkImage: '/illustrations/portfolio-bakery-preorder-dark.svg',
        alt: 'Phone screen of a bakery app: three loaves with prices and plus buttons, a pickup time of 7:30 and an order button at the bottom.',
        tech: ['Next.js', 'Supabase', 'Stripe', 'v0'],
        color: 'sand',
        isSample: true,
      },
      {
        id: 'field-inspection',
        title: 'Fieldnote',
        asked: '“My inspectors stand in basements without a signal and write the report twice.”',
        description:
          'Building inspections on a tablet, with or without a signal. Inspectors tick off a checklist, mark defects on photos and hand over a PDF report before they leave the site.',
        result: 'The report is finished before the inspector leaves the house.',
        image: '/illustrations/portfolio-field-inspection.svg',
        darkImage: '/illustrations/portfolio-field-inspection-dark.svg',
        alt: 'Tablet screen of an inspection app: a checklist with ticks on the left and a photo of a roof with two numbered defect pins on the right.',
        tech: ['React Native', 'Expo', 'SQLite', 'Cursor'],
        color: 'moss',
        isSample: true,
      },
      {
        id: 'stockroom',
        title: 'Stockroom',
        asked: '“Three shops, one spreadsheet, and the brake pads are always gone on Saturday.”',
        description:
          'Spare-parts inventory for three bike shops. Staff scan a shelf label to count, the app notices what runs low and drafts the order for the supplier.',
        result: 'What runs low is on an order before it runs out.',
        image: '/illustrations/portfolio-stockroom.svg',
        darkImage: '/illustrations/portfolio-stockroom-dark.svg',
        alt: 'Inventory dashboard in a browser window: a table of bike parts with stock bars, two of them low, beside a small bar chart of weekly use.',
        tech: ['React', 'Node.js', 'PostgreSQL', 'Replit Agent'],
        color: 'ember',
        isSample: true,
      },
      {
        id: 'court-booking',
        title: 'Second Serve',
        asked: '“Members ring me at dinner to ask for a court.”',
        description:
          'Court booking for a tennis club with four courts. Members see free slots, split the fee and join a waiting list that fills cancellations by itself.',
        result: 'Members book, pay their share and take over cancellations without a call.',
        image: '/illustrations/portfolio-court-booking.svg',
        darkImage: '/illustrations/portfolio-court-booking-dark.svg',
        alt: 'Booking screen on a phone: a week strip above a grid of four courts and hourly slots, some filled, one selected.',
        tech: ['Vue', 'Firebase', 'Stripe', 'Bolt.new'],
        color: 'sky',
        isSample: true,
      },
      {
        id: 'support-triage',
        title: 'First Reply',
        asked: '“Two of us answer everything, and the urgent mail is always at the bottom.”',
        description:
          'Support triage for an online furniture store. AI sorts incoming mail by topic and urgency and drafts an answer; a person reads every draft before it goes out.',
        result: 'The urgent mail is on top, with a draft that a person has to approve.',
        image: '/illustrations/portfolio-support-triage.svg',
        darkImage: '/illustrations/portfolio-support-triage-dark.svg',
        alt: 'Support inbox in a browser window: a list of messages with topic labels and urgency dots, and an open message with a drafted reply and an approve button.',
        tech: ['Python', 'FastAPI', 'OpenAI API', 'Lovable'],
        color: 'lagoon',
        isSample: true,
      },
    ],
  },
  closing: {
    title: 'Which job should yours do?',
    text: 'Describe it in two or three sentences. You get an honest answer on size, time and cost within 24 hours.',
    actions: [
      { label: 'Start Your Project', to: paths.contact },
      { label: 'See all services', to: paths.services },
    ],
  },
} as const;
