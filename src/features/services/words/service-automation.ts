import { contentKind } from '../../../shared/content/kind.ts';
import { paths } from '../../../shared/paths.ts';

export const serviceAutomationKind = contentKind({
  name: 'service-automation',
  title: 'Automation',
  places: [{ label: 'Automation', path: paths.serviceAutomation }],
  labels: {
    days: 'Days of an example',
    whole: 'Last line, with all days',
    tryIt: 'Link to the example',
  },
  sections: ['useCases', 'days', 'solutions', 'benefits', 'estimate'],
  release: {
    meta: {
      title: 'AI Automation{titleSuffix}',
      description:
        'Hand repetitive work to software: e-mail, documents, reports and customer questions. Built in 1 to 4 weeks, with a person approving what matters.',
      keywords: [
        'AI automation',
        'workflow automation',
        'document processing',
        'AI customer support',
        'business process automation',
        'AI agents for business',
      ],
    },
    hero: {
      eyebrow: 'AI Automation',
      title: 'Give the boring hour back to your team',
      intro:
        'Somewhere in your week the same thing is copied, sorted or summarized again and again. We automate that one thing, measure it, and then talk about the next.',
      actions: [
        { label: 'Contact for Quote', to: paths.contactTop },
        { label: 'View Our Work', to: paths.examples },
      ],
      picture: {
        src: '/illustrations/screen-triage.avif',
        darkSrc: '/illustrations/screen-triage-dark.avif',
        alt: 'First Reply, a sample app: an urgent mail about a late sofa, an answer drafted for it, and a person who chooses the day and sends the reply.',
      },
      timeNote: 'Most builds take 1 to 4 weeks.',
    },
    solutions: {
      title: 'Hand over what repeats',
      intro: 'Each runs in the tools you already use and keeps a log you can read.',
      items: [
        {
          title: 'Inbox & Support',
          icon: 'inbox',
          description:
            'Mail and chat sorted by topic and urgency, with an answer drafted from your own texts.',
          features: [
            'Routes to the right person',
            'Drafts wait for approval',
            'Learns from corrections',
          ],
          color: 'ember',
        },
        {
          title: 'Document Processing',
          icon: 'document',
          description: 'Invoices, forms and contracts read, checked and filed where they belong.',
          features: ['Scans and photos too', 'Doubtful fields flagged', 'Straight into your books'],
          color: 'sand',
        },
        {
          title: 'Reporting & Research',
          icon: 'report',
          description:
            'Figures gathered, compared with last week and summed up in a page people read.',
          features: ['Sources linked', 'Delivered on schedule', 'Odd numbers pointed out'],
          color: 'lagoon',
        },
        {
          title: 'Workflow Agents',
          icon: 'workflow',
          description: 'Several steps across several systems, from a new lead to a booked call.',
          features: [
            'Clear limits on each action',
            'Stops and asks when unsure',
            'Undo for every step',
          ],
          color: 'moss',
        },
      ],
    },
    days: {
      title: 'From one task to a working system',
      intro:
        'The first line is one automation by itself. {name} is also connected to a mailbox and drafts with a model, and a person sends every answer.',
      whole: 'All of {name}',
      tryIt: 'Try {name}',
    },
    benefits: {
      title: 'What changes afterwards',
      intro: 'We agree on one number before we start and look at it together a month later.',
      items: [
        {
          title: 'Hours you can count',
          description: 'We time the work before and after, so that the saving is a figure.',
        },
        {
          title: 'Fewer slips',
          description:
            'A rule does not get tired on Friday afternoon, and a log shows what it did.',
        },
        {
          title: 'Answers sooner',
          description: 'Customers hear back in minutes, also at night and on holidays.',
        },
        {
          title: 'People on people work',
          description: 'Your team spends its day on the calls and decisions that need judgment.',
        },
      ],
    },
    useCases: {
      title: 'The same work, before and after',
      intro: 'Six tasks from ordinary weeks: who did them before, and what is left for a person.',
      beforeLabel: 'Before',
      afterLabel: 'After',
      items: [
        {
          title: 'Invoice entry',
          before: 'Someone types supplier invoices into the accounting system every Thursday.',
          after: 'Invoices are read on arrival; a person confirms the few that look odd.',
        },
        {
          title: 'Lead follow-up',
          before: 'New inquiries wait until somebody has time to read them.',
          after: 'Each one gets a first reply and a proposed call within minutes.',
        },
        {
          title: 'Meeting notes',
          before: 'Decisions live in whoever took notes that day.',
          after: 'A summary with owners and dates is in the project tool before lunch.',
        },
        {
          title: 'Product descriptions',
          before: 'New items sit unpublished for want of a text.',
          after: 'Drafts in your tone come from the data sheet; an editor publishes them.',
        },
        {
          title: 'Weekly report',
          before: 'Three exports, one spreadsheet and half of every Monday.',
          after: 'The report is in the inbox at eight, with changes explained.',
        },
        {
          title: 'Applicant screening',
          before: 'Every application is opened to find out whether papers are missing.',
          after:
            'Complete ones are ready to read; the others get a friendly request. People decide.',
        },
      ],
    },
    closing: {
      ending: 'question',
      title: 'Which task would you give away first?',
      text: 'Tell us how often it happens and how long it takes. We will tell you whether it pays to automate it.',
      actions: [
        { label: 'Contact for Quote', to: paths.contactTop },
        { label: 'View Our Work', to: paths.examples },
      ],
    },
  },
});
