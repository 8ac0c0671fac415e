import { paths } from '../../../shared/paths.ts';
import type { InlineText, ToastText } from '../../../shared/words/types.ts';
import type { ReplyTime } from '../../requests/reply-times.ts';

type TextField = { label: string; placeholder: string };

type DeveloperMessageContent = {
  eyebrow: string;
  title: (developerName: string) => string;
  intro: string;
  replies: Record<ReplyTime, string>;
  form: {
    name: TextField;
    email: TextField;
    message: TextField;
    submit: string;
    submitting: string;
    privacyNote: InlineText;
  };
  sent: { title: string; text: (developerName: string) => string; follow: string; again: string };
  failed: ToastText;
  /** Shown to a visitor whose form was open when the profile was hidden or deleted. */
  notShown: string;
  /** Introduces the unsent text, which the visitor can copy. */
  unsent: string;
};

/** Validation messages belong to the wire schema. */
export const developerMessageContent: DeveloperMessageContent = {
  eyebrow: 'Say hello',
  title: (developerName) => `Write to ${developerName}`,
  intro:
    'Your message lands on their page here, with your name. They answer through this site: neither of you sees the address of the other.',
  replies: {
    hour: 'Usually replies within an hour.',
    threeHours: 'Usually replies within 3 hours.',
    day: 'Usually replies within a day.',
    threeDays: 'Usually replies within 3 days.',
    week: 'Usually replies within a week.',
  },
  form: {
    name: { label: 'Your name', placeholder: 'Alex Rivera' },
    email: { label: 'Your email', placeholder: 'alex@example.com' },
    message: {
      label: 'Message',
      placeholder: 'What are you working on, and what would you like to ask?',
    },
    submit: 'Send Message',
    submitting: 'Sending...',
    privacyNote: ['Your address stays with us: ', { label: 'privacy', to: paths.privacy }, '.'],
  },
  sent: {
    title: 'Message sent!',
    text: (developerName) => `${developerName} reads it the next time they open their profile.`,
    follow: 'Follow your message',
    again: 'Write another message',
  },
  failed: { title: 'Error sending message', description: 'Please try again later.' },
  notShown: 'This profile is not shown any more. Your message was not sent.',
  unsent: 'What you wrote:',
};
