import { contentKind } from '../../../shared/content/kind.ts';
import { paths } from '../../../shared/paths.ts';

export const serviceConsultingKind = contentKind({
  name: 'service-consulting',
  title: 'Consulting',
  places: [{ label: 'Consulting', path: paths.serviceConsulting }],
  /** Less than a full turn of the dial. */
  bounds: { minutes: { min: 1, max: 59 } },
  sections: ['reasons', 'services', 'freeCall', 'industries', 'estimate'],
  release: {
    meta: {
      title: 'Consulting & Training{titleSuffix}',
      description:
        'Workshops, tool selection, code reviews and a plan for working with AI. Start with a free 30-minute call, usually within 24 hours.',
      keywords: [
        'vibecode consulting',
        'AI development training',
        'AI workshop',
        'AI strategy',
        'code review',
        'free consultation',
      ],
    },
    hero: {
      eyebrow: 'Consulting & Training',
      title: 'Teach your team to build with AI',
      intro:
        'We sit down with your people and your real work. They leave with something that runs, and with the habits to make the next one without us.',
      actions: [
        { label: 'Contact for Quote', to: paths.contactTop },
        { label: 'View Our Work', to: paths.examples },
      ],
      picture: {
        src: '/illustrations/service-consulting.svg',
        darkSrc: '/illustrations/service-consulting-dark.svg',
        alt: 'A workshop seen from above: five people with laptops around a table, and the trainer pointing at a plan of what takes their week.',
      },
    },
    services: {
      title: 'Work with us the way your team learns',
      intro: 'An afternoon or a year. If you cannot tell which, start with a workshop.',
      items: [
        {
          title: 'Team Workshops',
          description:
            'One or two days, hands on keyboards, with a small tool of your own at the end.',
          features: ['Groups of up to twelve', 'Beginners welcome', 'On site or remote'],
          color: 'ember',
        },
        {
          title: 'AI Strategy',
          description: 'Where AI helps in your company, where it does not, and what to try first.',
          features: [
            'Interviews with your teams',
            'Ranked list of projects',
            'Costs and risks named',
          ],
          color: 'lagoon',
        },
        {
          title: 'Tool Selection',
          description:
            'The right builder and editor for your people, your data rules and your budget.',
          features: ['Side-by-side trial', 'Privacy and license check', 'Setup included'],
          color: 'moss',
        },
        {
          title: 'Code & Security Review',
          description:
            'A second pair of eyes on what your AI wrote, before your customers find the gaps.',
          features: ['Findings sorted by risk', 'Fixes explained', 'Follow-up check'],
          color: 'sky',
        },
      ],
    },
    reasons: {
      title: 'We want you to need us less',
      intro: 'After the last session you keep the tool you built, the notes and the habits.',
      items: [
        {
          title: 'We build for a living',
          description: 'What we teach on Tuesday we used on Monday, in a project with a deadline.',
        },
        {
          title: 'Your work is the exercise',
          description: 'No toy examples. We practice on the form, report or page you need anyway.',
        },
        {
          title: 'No tool to sell',
          description:
            'We earn nothing from the products we recommend, so we can say when one is poor.',
        },
        {
          title: 'Plain language',
          description:
            'Every term gets explained once, and your notes still make sense next month.',
        },
      ],
    },
    industries: {
      title: 'Where teams in your trade get stuck',
      intro:
        'Six trades, three common challenges each. Bring the one that costs you most to the first call.',
      challengesLabel: 'Common challenges',
      items: [
        {
          title: 'Healthcare',
          description: 'Practices and clinics with more paperwork than time.',
          challenges: ['Patient privacy', 'Intake forms on paper', 'Systems that do not talk'],
        },
        {
          title: 'Finance',
          description: 'Advisers, brokers and accounting firms.',
          challenges: ['Audit trails', 'Manual reconciliation', 'Rules on client data'],
        },
        {
          title: 'Education',
          description: 'Schools, tutors and training companies.',
          challenges: ['Rules for AI in class', 'Material in many versions', 'Small budgets'],
        },
        {
          title: 'Retail & E-commerce',
          description: 'Shops with one foot online.',
          challenges: ['Product data upkeep', 'Returns and questions', 'Forecasting stock'],
        },
        {
          title: 'Manufacturing',
          description: 'Plants and workshops with knowledge in a few heads.',
          challenges: ['Undocumented processes', 'Old machines and software', 'Shift handovers'],
        },
        {
          title: 'Professional Services',
          description: 'Agencies, law firms and consultancies.',
          challenges: [
            'Confidential documents',
            'Proposals that take days',
            'Billable time lost to admin',
          ],
        },
      ],
    },
    freeCall: {
      eyebrow: 'First step',
      title: 'Free 30-minute initial call',
      intro: 'Usually scheduled within 24 hours. Bring a question, a screenshot or only a hunch.',
      minutes: 30,
      action: { label: 'Ask for a free call', to: paths.contactTop },
      points: [
        'You describe the situation',
        'We say what we would try first',
        'You decide whether to go on',
      ],
    },
    closing: {
      ending: 'person',
      title: 'Ask us the question you have been putting off',
      text: 'Half an hour, free of charge, and an honest answer even if it is that you do not need us.',
      actions: [
        { label: 'Contact for Quote', to: paths.contactTop },
        { label: 'View Our Work', to: paths.examples },
      ],
    },
  },
});
