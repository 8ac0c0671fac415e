import { contentKind } from '../../../shared/content/kind.ts';
import { paths } from '../../../shared/paths.ts';

export const serviceSoftwareKind = contentKind({
  name: 'service-software',
  title: 'Software',
  places: [{ label: 'Software', path: paths.serviceSoftware }],
  optional: ['pictureCaption'],
  labels: {
    days: 'Days of an example',
    whole: 'Last line, with all days',
    tryIt: 'Link to the example',
  },
  sections: ['useCases', 'days', 'capabilities', 'types', 'estimate'],
  release: {
    meta: {
      title: '{productTitle}d Software{titleSuffix}',
      description:
        'Custom business software: internal tools, dashboards, integrations and rebuilt legacy systems, developed with AI and tested by people.',
      keywords: [
        'vibecoded software',
        'custom software development',
        'internal tools',
        'business dashboard',
        'API integration',
        'legacy modernization',
      ],
    },
    hero: {
      eyebrow: '{productTitle}d Software',
      title: 'Retire the spreadsheet that runs your company',
      intro:
        'We build the system your team keeps working around: shaped by how you do things, connected to what you already use, and documented so that anyone can take over.',
      actions: [
        { label: 'Contact for Quote', to: paths.contactTop },
        { label: 'View Our Work', to: paths.examples },
      ],
      picture: {
        src: '/illustrations/service-software.avif',
        darkSrc: '/illustrations/service-software-dark.avif',
        alt: 'The inbox of the admin area that runs this site: requests with name, kind of project, state and time.',
      },
      pictureCaption: 'The admin area of this very site, with invented requests',
    },
    types: {
      title: 'Built around the way you work',
      intro: 'Begin with one of these. The next can follow when the first one works.',
      items: [
        {
          title: 'Internal Tools',
          description:
            'Screens for the work only your company does, with the right buttons for each role.',
          features: [
            'Roles and permissions',
            'Search across everything',
            'History of every change',
          ],
          color: 'moss',
        },
        {
          title: 'Dashboards & Reporting',
          description: 'The numbers you ask for every Monday, current, in one place and explained.',
          features: ['Data from several sources', 'Scheduled reports', 'Export to CSV and PDF'],
          color: 'lagoon',
        },
        {
          title: 'Integrations & APIs',
          description: 'Systems that pass data to each other, so that nobody types it twice.',
          features: [
            'Accounting, CRM and shop links',
            'Retries and alerts',
            'Documented interface',
          ],
          color: 'ember',
        },
        {
          title: 'Legacy Modernization',
          description:
            'Old software rebuilt piece by piece while the business keeps running on it.',
          features: ['Data moved and checked', 'Old and new side by side', 'No big-bang switch'],
          color: 'sand',
        },
      ],
    },
    days: {
      title: 'A storeroom without a spreadsheet',
      intro:
        'You can press every button of {name} on its page. A whole one, with your own data moved across, takes these days.',
      whole: 'All of {name}',
      tryIt: 'Try {name}',
      screen: {
        src: '/illustrations/screen-stockroom.avif',
        darkSrc: '/illustrations/screen-stockroom-dark.avif',
        alt: 'Stockroom, a sample app: spare parts with what is left of each, and the draft of an order that a person sends.',
      },
    },
    capabilities: {
      title: 'What stands behind the screens',
      intro: '',
      items: [
        {
          title: 'Security from the first commit',
          description:
            'Access checked on the server, secrets kept out of code, dependencies reviewed.',
        },
        {
          title: 'Built for {uptime} uptime',
          description:
            'Health checks, backups we have restored in practice, and updates without downtime.',
        },
        {
          title: 'Room to grow',
          description:
            'Ten users or ten thousand: the design says in advance what would have to change.',
        },
        {
          title: 'Readable code',
          description: 'Tests, types and short documents tell the next developer where to begin.',
        },
      ],
    },
    useCases: {
      title: 'Where a system of your own pays off',
      intro: 'If you recognize one, you can probably name the spreadsheet too.',
      industriesLabel: 'Fits',
      items: [
        {
          title: 'Inventory and purchasing',
          description:
            'Counts by scanner, warnings before you run out, orders drafted for the supplier.',
          industries: ['Retail', 'Wholesale', 'Manufacturing'],
        },
        {
          title: 'Job scheduling',
          description: 'Who goes where and when, with travel time, skills and last-minute changes.',
          industries: ['Trades', 'Field service', 'Cleaning'],
        },
        {
          title: 'Client portals',
          description: 'Clients upload papers, approve work and see the status without calling.',
          industries: ['Accounting', 'Legal', 'Agencies'],
        },
        {
          title: 'Quality and compliance',
          description: 'Checklists with photos and signatures, and the record an auditor asks for.',
          industries: ['Food', 'Construction', 'Healthcare'],
        },
        {
          title: 'Quotes and proposals',
          description: 'Prices from your own rules, a tidy document and a reminder to follow up.',
          industries: ['Manufacturing', 'Events', 'Consulting'],
        },
        {
          title: 'Member management',
          description:
            'Sign-ups, dues, renewals and attendance for groups that outgrew a mailing list.',
          industries: ['Nonprofit', 'Sports', 'Education'],
        },
      ],
    },
    closing: {
      ending: 'person',
      title: 'Show us the workaround',
      text: 'A screenshot of the spreadsheet and a sentence about what annoys you is a perfect brief.',
      actions: [
        { label: 'Contact for Quote', to: paths.contactTop },
        { label: 'View Our Work', to: paths.examples },
      ],
    },
  },
});
