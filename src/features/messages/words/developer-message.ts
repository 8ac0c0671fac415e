import { paths } from '../../../shared/paths.ts';

export const developerMessageContent = {
  eyebrow: 'Say hello',
  title: (developerName: string) => `Write to ${developerName}`,
  intro:
    'Your message lands on their page here, with your name. They answer through this site: neither of you sees the address of the other.',
  form: {
    name: { label: 'Your name', placeholder: 'Alex Rivera' },
    email: { label: 'Your email', placeholder: 'alex@example.com' },
    message: {
      label: 'Message',
      placeholder: 'What are you working on, and what would you like to ask?',
    },
    submit: 'Send Message',
    submitting: 'Sending...',
    privacyNote: `Your address stays with us: [privacy](${paths.privacy}).`,
  },
  sent: {
    title: 'Message sent!',
    text: (developerName: string) =>
      `${developerName} reads it the next time they open their profile.`,
    follow: 'Follow your message',
    again: 'Write another message',
  },
  failed: { title: 'Error sending message', description: 'Please try again later.' },
  notShown: 'This profile is not shown any more. Your message was not sent.',
  unsent: 'What you wrote:',
} as const;
