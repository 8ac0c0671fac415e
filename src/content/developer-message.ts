import { paths } from '../shared/paths.ts';
import type { InlineText, ToastText } from './types.ts';

type TextField = { label: string; placeholder: string };

type DeveloperMessageContent = {
  eyebrow: string;
  title: (developerName: string) => string;
  intro: string;
  form: {
    name: TextField;
    email: TextField;
    message: TextField;
    submit: string;
    submitting: string;
    privacyNote: InlineText;
  };
  sent: { title: string; text: (developerName: string) => string; again: string };
  failed: ToastText;
};

/** Writing to a developer through the site. Validation messages belong to the wire schema. */
export const developerMessageContent: DeveloperMessageContent = {
  eyebrow: 'Say hello',
  title: (developerName) => `Write to ${developerName}`,
  intro:
    'Your message lands on their page here, with your name and address, so that they can answer you directly. Nobody else reads it.',
  form: {
    name: { label: 'Your name', placeholder: 'Alex Rivera' },
    email: { label: 'Your email', placeholder: 'alex@example.com' },
    message: {
      label: 'Message',
      placeholder: 'What are you working on, and what would you like to ask?',
    },
    submit: 'Send Message',
    submitting: 'Sending...',
    privacyNote: [
      'Only this developer gets your address: ',
      { label: 'privacy', to: paths.privacy },
      '.',
    ],
  },
  sent: {
    title: 'Message sent!',
    text: (developerName) => `${developerName} reads it the next time they open their profile.`,
    again: 'Write another message',
  },
  failed: { title: 'Error sending message', description: 'Please try again later.' },
};
