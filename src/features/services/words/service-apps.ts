import { contentKind } from '../../../shared/content/kind.ts';
import { paths } from '../../../shared/paths.ts';

export const serviceAppsKind = contentKind({
  name: 'service-apps',
  title: 'Apps',
  places: [{ label: 'Apps', path: paths.serviceApps }],
  labels: {
    days: 'Days of an example',
    whole: 'Last line, with all days',
    tryIt: 'Link to the example',
    screens: 'Screens of the kinds of apps',
  },
  sections: ['types', 'industries', 'days', 'technology', 'estimate'],
  release: {
    meta: {
      title: '{productTitle}d Apps{titleSuffix}',
      description:
        'Mobile apps, web apps, prototypes and app rescue. You try a clickable version in the first week and get a quote before we build the rest.',
      keywords: [
        'vibecoded apps',
        'AI app development',
        'mobile app development',
        'web application',
        'MVP development',
        'app prototype',
      ],
    },
    hero: {
      eyebrow: '{productTitle}d Apps',
      title: 'Hold your own app in your hand',
      intro:
        'You describe the person using it and the moment they reach for it. We show you a clickable version in the first week, then build the one people will keep: from {days} working days.',
      actions: [
        { label: 'Start Your Project', to: paths.contact },
        { label: 'View Our Work', to: paths.examples },
      ],
      picture: {
        src: '/illustrations/service-apps.avif',
        darkSrc: '/illustrations/service-apps-dark.avif',
        alt: "Three phones with screens of this site's own app: the developer directory, a profile and a post of the blog.",
      },
    },
    types: {
      title: 'Start small, grow what works',
      intro: 'From the first sketch to an app that already exists and needs help.',
      screens: {
        mobile: {
          src: '/illustrations/phone-courts.avif',
          darkSrc: '/illustrations/phone-courts-dark.avif',
          alt: 'Second Serve, a sample app: two courts with three hours each, one of them booked, and the waiting list.',
        },
        browser: {
          src: '/illustrations/phone-network.avif',
          darkSrc: '/illustrations/phone-network-dark.avif',
          alt: 'Developer Network, a sample app: people who know React, one of them chosen, and a button to write the brief.',
        },
        firstVersion: {
          src: '/illustrations/phone-bakery.avif',
          darkSrc: '/illustrations/phone-bakery-dark.avif',
          alt: 'Morning Loaf, a sample app: three kinds of bread with plus and minus, a pickup time and an order button with the sum.',
        },
        repair: {
          src: '/illustrations/phone-inspection.avif',
          darkSrc: '/illustrations/phone-inspection-dark.avif',
          alt: 'Fieldnote, a sample app: four points of an inspection, one marked as a defect and one still open.',
        },
      },
      items: [
        {
          title: 'Mobile Apps',
          screen: 'mobile',
          description:
            'One code base for iPhone and Android, with the parts of the phone you need.',
          features: ['Camera, location, notifications', 'Works offline', 'Store submission'],
          color: 'lagoon',
        },
        {
          title: 'Web Apps',
          screen: 'browser',
          description: 'Opens in a browser, needs no installing, and updates for everyone at once.',
          features: ['Accounts and roles', 'Payments and invoices', 'Installable on a home screen'],
          color: 'ember',
        },
        {
          title: 'MVPs and Prototypes',
          screen: 'prototype',
          description:
            'The smallest version that real users can judge, so that you learn before you spend.',
          features: ['One core task', 'Built-in feedback', 'Plan for the next version'],
          color: 'moss',
        },
        {
          title: 'App Rescue',
          screen: 'repair',
          description:
            'You vibecoded most of it and got stuck. We read it, mend it and get it live.',
          features: [
            'Code and security review',
            'Fixed list of repairs',
            'Handover you can follow',
          ],
          color: 'sky',
        },
      ],
    },
    days: {
      title: 'An app, counted in days',
      intro:
        '{name}, from its first screen to the last connection. The estimate below counts yours in the same way.',
      whole: 'All of {name}',
      tryIt: 'Try {name}',
    },
    technology: {
      title: 'Modern parts, chosen to last',
      intro: 'We use what many developers know, so that you are never tied to us.',
      items: [
        {
          title: 'React and React Native',
          description:
            'One skill set for browser and phone, with a large pool of people who know it.',
        },
        {
          title: 'PostgreSQL',
          description:
            'Your data in an open database that any host can run, easy to back up and move.',
        },
        {
          title: 'AI where it earns its place',
          description:
            'Search, summaries and suggestions, with cost limits and a fallback when it fails.',
        },
        {
          title: 'Tests and monitoring',
          description: 'Key paths are checked before each release, and we hear about errors first.',
        },
      ],
    },
    industries: {
      title: 'Which screen would your people open most?',
      intro: 'Six trades, and what an app does first in each.',
      items: [
        {
          title: 'Health & Wellness',
          icon: 'health',
          description: 'Appointments, reminders and intake forms with privacy built in.',
        },
        {
          title: 'Retail & Food',
          icon: 'retail',
          description:
            'Pre-orders, loyalty cards and stock counts that staff can do between customers.',
        },
        {
          title: 'Education',
          icon: 'education',
          description: 'Course apps, practice sets and progress that parents can read.',
        },
        {
          title: 'Real Estate',
          icon: 'property',
          description: 'Viewings, inspections and tenant requests in one place.',
        },
        {
          title: 'Fitness & Sports',
          icon: 'sports',
          description: 'Class and court booking, waiting lists and training logs.',
        },
        {
          title: 'Events & Travel',
          icon: 'travel',
          description: 'Tickets, day plans and updates that reach people without a signal.',
        },
      ],
    },
    closing: {
      ending: 'station',
      title: 'See what one screen can do',
      text: 'Look through six apps that began as one sentence. Then describe the screen that your people would open every day, and we tell you what it takes.',
      actions: [
        { label: 'View Our Work', to: paths.examples },
        { label: 'Contact for Quote', to: paths.contactTop },
      ],
    },
  },
});
