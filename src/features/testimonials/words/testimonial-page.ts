import { paths } from '../../../shared/paths.ts';
import type { PageMeta } from '../../../shared/words/types.ts';
import { testimonialLimits, testimonialLinkDays } from '../testimonial-options.ts';

export const testimonialPageContent = {
  meta: {
    title: 'Your testimonial',
    description: 'What you say about the work on your request, and what becomes of it.',
    keywords: [],
  } satisfies PageMeta,
  eyebrow: 'Your testimonial',
  states: {
    asked: {
      title: 'How was it to work with us?',
      intro: (brand: string) =>
        `${brand} asks you for a few sentences about the work on your request.`,
    },
    written: {
      title: 'Thank you for your words',
      intro: () =>
        'We read them before they are published. Until then you can change them, and take them back at any time.',
    },
    approved: {
      title: 'Your words are published',
      intro: (brand: string) =>
        `They stand on the home page of ${brand}, as you wrote them. You can take them back at any time.`,
    },
    declined: {
      title: 'Your words are not published',
      intro: () => 'Thank you all the same. You can delete them here.',
    },
  },
  request: {
    title: 'About this request',
    from: 'Sent on',
    projectType: 'Project type',
    linkEnds: (date: string) =>
      `This link works until ${date}. When you have written something, it works as long as your words are here.`,
  },
  form: {
    title: 'Your words',
    quote: {
      label: 'What would you tell others about the work?',
      placeholder: 'What was the problem, what is different now, and what went less well?',
      note: `${testimonialLimits.minQuote} to ${testimonialLimits.maxQuote} characters`,
    },
    author: { label: 'Name as it is shown', placeholder: 'Alex Rivera' },
    role: { label: 'Role (optional)', placeholder: 'Owner of a bakery' },
    rating: {
      label: 'Stars',
      stars: (count: string) => (count === '1' ? '1 star' : `${count} stars`),
    },
    consent: (brand: string) =>
      `I agree that my words, name, role and stars are published on the home page of ${brand}, where everybody can read and search engines can find them. I can withdraw that on this page at any time; then they are deleted.`,
    submit: 'Send my words',
    change: 'Change my words',
    submitting: 'Sending...',
    sent: { title: 'Sent', description: 'We read your words before they are published.' },
    failed: { title: 'Error sending your words', description: 'Please try again later.' },
  },
  withdrawal: {
    title: 'Take it back',
    text: 'Your words are deleted here and on the site, and this link ends.',
    confirm: 'Yes, delete my words',
    submit: 'Delete my words',
    submitting: 'Deleting...',
    failed: { title: 'Error deleting your words', description: 'Please try again later.' },
    refuse: {
      title: 'Rather not?',
      text: 'Do nothing, or end this link here.',
      confirm: 'Yes, end this link',
      submit: 'End this link',
    },
    done: {
      title: 'Your words are deleted',
      text: 'They stand nowhere on the site any more, and this link has ended.',
    },
  },
  missing: {
    title: 'This link opens nothing',
    text: `It may be incomplete, or have ended: a link works for ${testimonialLinkDays} days, unless words were written or deleted under it.`,
    contact: { label: 'Write to us', to: paths.contact },
    home: { label: 'Back to the home page', to: paths.home },
  },
  failed: {
    title: 'This page could not be loaded',
    text: 'Please try again in a moment.',
    retry: 'Try again',
  },
  refusals: {
    approved: 'Your words are published. Take them back first.',
    declined: 'These words are not published, and cannot be changed any more.',
    withdrawn: 'These words were taken back.',
  },
} as const;
