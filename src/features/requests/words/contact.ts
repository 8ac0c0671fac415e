import { paths } from '../../../shared/paths.ts';
import { site } from '../../../shared/words/site.ts';
import { textMessageLink } from '../../../shared/words/text-message.ts';

/** Project types, budget ranges and validation messages are in the wire schema of the contact request. */
export const contactContent = {
  meta: {
    title: `Contact${site.titleSuffix}`,
    description:
      'Tell us about your website, app, software or automation project. You get an answer within 24 hours and a free consultation call, with no commitment.',
    keywords: [
      'contact vibecode developers',
      'project quote',
      'hire AI developers',
      'free consultation',
      'app development inquiry',
    ],
  },
  hero: {
    eyebrow: 'Contact',
    title: 'Tell us what you want to build',
    intro:
      'A few honest sentences are enough. We read every request ourselves and answer with questions, a rough size and a next step.',
  },
  form: {
    title: 'Start your project',
    intro: 'Six short answers and an optional one.',
    optionalNote: '(optional)',
    firstName: { label: 'First Name', placeholder: 'Alex' },
    lastName: { label: 'Last Name', placeholder: 'Rivera' },
    email: { label: 'Email', placeholder: 'alex@example.com' },
    company: { label: 'Company', placeholder: 'Your company or team' },
    projectType: { label: 'Project Type', placeholder: 'Select a project type' },
    budgetRange: { label: 'Budget Range', placeholder: 'Select a budget range' },
    description: {
      label: 'Project Description',
      placeholder: 'Who will use it, what should it do, and what happens today without it?',
    },
    showToDevelopers: {
      label: 'Show my request to suitable developers',
      note: 'Up to three of our network read what you want to build, not who you are. You choose whether one of them gets your name and address.',
    },
    submit: 'Send Message',
    submitting: 'Sending...',
    privacyNote: [
      'We use your details to answer this request and for nothing else: ',
      { label: 'privacy', to: paths.privacy },
      '.',
    ],
  },
  toasts: {
    success: {
      title: 'Message sent successfully!',
      description: "We'll get back to you within 24 hours.",
    },
    failure: {
      title: 'Error sending message',
      description: 'Please try again later.',
    },
  },
  received: {
    title: 'Request received',
    answerBy: (when: string) => `Request received, answer by ${when}`,
    text: 'It is in our inbox, and the form is empty again should you have another one.',
    link: 'Open the page of your request',
    linkNote:
      'There you see where it stands, add to it and read our answer. The link is for you alone.',
  },
  workspace: {
    src: '/illustrations/workspace.svg',
    alt: 'A desk by a window: an open laptop with a half-built page, a notebook with a sketch of the same page, and hills outside.',
  },
  getInTouch: {
    title: 'Get in Touch',
    text: 'Quicker by phone? Send the keyword and we will text you back.',
    link: textMessageLink,
    officesTitle: 'Offices',
    offices: site.offices,
  },
  quickResponse: {
    title: 'Quick Response',
    promises: [
      'Response within 24 hours',
      'Free consultation call',
      'NDA available upon request',
      'No commitment initial discussion',
    ],
  },
} as const;
