import { contentKind } from '../../../shared/content/kind.ts';
import { paths } from '../../../shared/paths.ts';

export const serviceWebsitesKind = contentKind({
  name: 'service-websites',
  title: 'Websites',
  places: [{ label: 'Websites', path: paths.serviceWebsites }],
  /** The line behind the steps has four stations. */
  fixed: ['steps'],
  labels: {
    days: 'Days of an example',
    whole: 'Last line, with all days',
    tryIt: 'Link to the example',
    screens: 'Screens of the types',
  },
  sections: ['process', 'types', 'days', 'qualities', 'estimate'],
  release: {
    meta: {
      title: '{productTitle}d Websites{titleSuffix}',
      description:
        'Business sites, online shops, portfolios and blogs, designed for your content and built with AI. Small sites are live within weeks.',
      keywords: [
        'vibecoded websites',
        '5-day websites',
        'website in 5 days',
        'AI website development',
        'business website',
        'e-commerce website',
        'portfolio website',
      ],
    },
    hero: {
      eyebrow: '{productTitle}d Websites',
      title: 'A website you are glad to send people to',
      intro:
        'Fast to load, easy to change and drawn for what you actually do. A small site takes from {days} working days.',
      actions: [
        { label: 'Start Your Project', to: paths.contact },
        { label: 'View Our Work', to: paths.examples },
      ],
      picture: {
        src: '/illustrations/service-websites.avif',
        darkSrc: '/illustrations/service-websites-dark.avif',
        alt: 'This very site in the window of a browser and on a phone: its home page, with a sample app that takes orders for bread.',
      },
    },
    types: {
      title: 'A site that does its one job well',
      intro: 'Four starting points. Yours may borrow from a second one.',
      screens: {
        business: {
          src: '/illustrations/screen-business.avif',
          darkSrc: '/illustrations/screen-business-dark.avif',
          alt: 'The home page of this site: a headline, two buttons and a sentence to try.',
        },
        shop: {
          src: '/illustrations/screen-bakery.avif',
          darkSrc: '/illustrations/screen-bakery-dark.avif',
          alt: 'Morning Loaf, a sample app: three kinds of bread with plus and minus, a pickup time and an order button with the sum.',
        },
        gallery: {
          src: '/illustrations/screen-portfolio.avif',
          darkSrc: '/illustrations/screen-portfolio-dark.avif',
          alt: 'The page of examples of this site, with a large picture of the developer network.',
        },
        journal: {
          src: '/illustrations/screen-blog.avif',
          darkSrc: '/illustrations/screen-blog-dark.avif',
          alt: 'The blog of this site: its title, filters by category and the cover of the latest post.',
        },
      },
      items: [
        {
          title: 'Business Websites',
          scene: 'business',
          description:
            'For companies whose customers look them up first. Services, people, prices and one clear way to get in touch.',
          features: [
            'Contact form that reaches you',
            'Opening hours and map',
            'Pages for each service',
          ],
          color: 'ember',
        },
        {
          title: 'E-commerce Websites',
          scene: 'shop',
          description:
            'A shop that shows stock honestly and takes payment in two steps, on a phone as well as on a desk.',
          features: [
            'Card and wallet payments',
            'Stock and order screen',
            'Tax and shipping rules',
          ],
          color: 'lagoon',
        },
        {
          title: 'Portfolio Websites',
          scene: 'gallery',
          description:
            'For people whose work should do the talking. Large pictures, short captions, quick pages.',
          features: ['Galleries that load fast', 'Case study pages', 'Add new work in minutes'],
          color: 'moss',
        },
        {
          title: 'Blog Websites',
          scene: 'journal',
          description:
            'A place to publish, with an editor you will enjoy and an archive readers can find their way through.',
          features: ['Drafts and scheduling', 'Categories and search', 'RSS and social previews'],
          color: 'sand',
        },
      ],
    },
    days: {
      title: 'Where the days go',
      intro:
        '{name} is one of our sample apps. A whole one would take these days of work, by the rates of the estimate below.',
      whole: 'All of {name}',
      tryIt: 'Try {name}',
    },
    qualities: {
      title: 'Good work is not an extra',
      intro: 'These are part of every site, whatever its size.',
      items: [
        {
          title: 'Fast on a bad connection',
          description:
            'We test on a mid-range phone with a slow network before we show you anything.',
        },
        {
          title: 'Works for everyone',
          description:
            'Keyboard, screen reader, large text and strong contrast, checked against WCAG 2.2 AA.',
        },
        {
          title: 'Found by search engines',
          description:
            'Clean addresses, titles, descriptions, a sitemap and previews for shared links.',
        },
        {
          title: 'Yours to keep',
          description: 'You own the domain, the code and the content, and can take them anywhere.',
        },
      ],
    },
    process: {
      eyebrow: 'How it goes',
      title: 'You always know what happens next',
      intro: 'You see progress at each step and can change your mind while that is still cheap.',
      steps: [
        {
          title: 'Discovery Call',
          description:
            'Half an hour about your visitors, your content and the one thing the site must do.',
        },
        {
          title: 'AI-Powered Development',
          description:
            'We draft pages with AI from your own words and pictures. You get a private link within days.',
        },
        {
          title: 'Review & Refine',
          description:
            'You comment, we adjust. A developer reads every line and tests on real phones.',
        },
        {
          title: 'Launch & Support',
          description:
            'We move it to your domain, show you how to edit it and stay reachable afterwards.',
        },
      ],
    },
    closing: {
      ending: 'question',
      title: 'Which page do your visitors need most?',
      text: 'Tell us that, and we can tell you what the site would take.',
      actions: [
        { label: 'Get Started Today', to: paths.contact },
        { label: 'View Our Work', to: paths.examples },
      ],
    },
  },
});
