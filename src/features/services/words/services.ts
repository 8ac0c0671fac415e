import { contentKind } from '../../../shared/content/kind.ts';
import { paths } from '../../../shared/paths.ts';

export const servicesKind = contentKind({
  name: 'services',
  title: 'Services',
  places: [{ label: 'Services', path: paths.services }],
  labels: {
    what: 'Work',
    days: 'Working days',
    more: 'Line below the services',
    tryIt: 'Link to the example below a screen',
    whole: 'Days below a screen',
    screens: 'Screens beside the services',
  },
  bounds: { days: { min: 1, max: 400 } },
  sections: ['overview', 'estimate', 'figures'],
  release: {
    meta: {
      title: 'Services{titleSuffix}',
      description:
        'Websites, apps, software and AI automation, built with AI and checked by people. Every project gets its own quote before any work starts.',
      keywords: [
        'vibecode services',
        'AI development services',
        'vibecoded websites',
        'vibecoded apps',
        'custom software',
        'AI automation',
      ],
    },
    hero: {
      eyebrow: 'Services',
      title: 'Software, quoted before it is built',
      intro:
        'AI writes the first draft. Our developers decide what goes in, read the code and stay until it works for you. You know the price before we begin.',
      actions: [{ label: 'Start Your Project', to: paths.contact }],
    },
    /** The rates of the estimate put a price on each line. */
    sampleQuote: {
      label: 'Quote',
      title: 'Pre-order page for a bakery',
      lines: [
        { what: 'Order page with pickup times', days: 6 },
        { what: 'Baking list at 3 am', days: 2 },
        { what: 'Card payments', days: 3 },
        { what: 'Launch and 30 days of care', days: 1 },
      ],
      totalLabel: 'Fixed price',
      terms: ['Live in {days} working days', 'Nothing is due before you say yes'],
      caption: 'A sample quote for an invented client',
    },
    overview: {
      title: 'One team, from the first page to the last job',
      intro:
        'Each one has a page with the details. If your project sits between two, just describe it.',
      featuresLabel: 'What we do',
      deliverablesLabel: 'What you get',
      detailsLabel: 'Read the details',
      quote: { label: 'Contact for Quote', to: paths.contactTop },
      tryIt: 'Try {name}',
      whole: 'A whole one takes {days} of work.',
      screens: {
        website: {
          src: '/illustrations/screen-bakery.avif',
          darkSrc: '/illustrations/screen-bakery-dark.avif',
          alt: 'Morning Loaf, a sample app: three kinds of bread with plus and minus, a pickup time and an order button with the sum.',
        },
        app: {
          src: '/illustrations/screen-network.avif',
          darkSrc: '/illustrations/screen-network-dark.avif',
          alt: 'Developer Network, a sample app: people who know React, one of them chosen, and a button to write the brief.',
        },
        software: {
          src: '/illustrations/screen-stockroom.avif',
          darkSrc: '/illustrations/screen-stockroom-dark.avif',
          alt: 'Stockroom, a sample app: spare parts with what is left of each, and the draft of an order that a person sends.',
        },
        automation: {
          src: '/illustrations/screen-triage.avif',
          darkSrc: '/illustrations/screen-triage-dark.avif',
          alt: 'First Reply, a sample app: an urgent mail about a late sofa, a drafted answer, and a button to send the reply.',
        },
      },
      items: [
        {
          title: '{productTitle}d Websites',
          description:
            'A site that loads fast, says what you do and lets people reach you. You edit the words yourself.',
          link: paths.serviceWebsites,
          scene: 'website',
          features: [
            'Business, shop, portfolio and blog sites',
            'Design drawn for your content',
            'Search basics set up from day one',
          ],
          deliverables: ['Live site on your domain', 'Editing guide', 'Source code'],
          color: 'ember',
        },
        {
          title: '{productTitle}d Apps',
          description:
            'Mobile and web apps with sign-in, payments and the one screen your customers will use most.',
          link: paths.serviceApps,
          scene: 'app',
          features: [
            'iPhone, Android and browser',
            'A clickable version in the first week',
            'Store submission handled for you',
          ],
          deliverables: ['Released app', 'Admin screen', 'Source code'],
          color: 'lagoon',
        },
        {
          title: '{productTitle}d Software',
          description:
            'Internal tools, dashboards and systems that replace the spreadsheet everyone is afraid to touch.',
          link: paths.serviceSoftware,
          scene: 'software',
          features: [
            'Built around how your team works',
            'Connected to the systems you keep',
            'Your old data moved across',
          ],
          deliverables: ['Running system', 'Tests and documentation', 'Source code'],
          color: 'moss',
        },
        {
          title: 'AI Automation',
          description:
            'Repetitive work handed to software: sorting mail, filling forms, writing the weekly report.',
          link: paths.serviceAutomation,
          scene: 'automation',
          features: [
            'One process at a time',
            'A person approves what matters',
            'Ready in 1 to 4 weeks',
          ],
          deliverables: ['Working automation', 'Log of every run', 'Training for your team'],
          color: 'sand',
        },
      ],
      more: `Would you rather build it yourselves? See [Consulting & Training](${paths.serviceConsulting}).`,
    },
    figures: {
      title: 'What you can hold us to',
      intro: '',
      sampleNote: '{figuresNote}',
      items: [
        { value: '{activeProjects}', label: 'Active projects', color: 'lagoon' },
        { value: '{clientSatisfaction}', label: 'Client satisfaction', color: 'ember' },
        { value: '{uptime}', label: 'Uptime', color: 'moss' },
        { value: '{support}', label: 'Support', color: 'sky' },
      ],
    },
    closing: {
      ending: 'question',
      title: 'What should work better by next month?',
      text: 'Send us the problem in your own words. We answer within 24 hours with questions or a quote.',
      actions: [
        { label: 'Get Started Today', to: paths.contact },
        { label: 'View Our Work', to: paths.examples },
      ],
    },
  },
});
