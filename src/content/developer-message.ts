type TextField = { label: string; placeholder: string };

type DeveloperMessageContent = {
  eyebrow: string;
  title: (developerName: string) => string;
  intro: string;
  open: string;
  loading: string;
  form: {
    name: TextField;
    email: TextField;
    message: TextField;
    honeypotLabel: string;
    submit: string;
    submitting: string;
    cancel: string;
    privacyNote: string;
  };
  sent: { title: string; text: (developerName: string) => string; again: string };
  failed: { title: string; text: string };
};

/** Writing to a developer through the site. Validation messages belong to the wire schema. */
export const developerMessageContent: DeveloperMessageContent = {
  eyebrow: 'Say hello',
  title: (developerName) => `Write to ${developerName}`,
  intro:
    'Your message lands on their page here, with your name and address, so that they can answer you directly. Nobody else reads it.',
  open: 'Write a message',
  loading: 'Loading the form...',
  form: {
    name: { label: 'Your name', placeholder: 'Alex Rivera' },
    email: { label: 'Your email', placeholder: 'alex@example.com' },
    message: {
      label: 'Message',
      placeholder: 'What are you working on, and what would you like to ask?',
    },
    honeypotLabel: 'Leave this field empty',
    submit: 'Send Message',
    submitting: 'Sending...',
    cancel: 'Cancel',
    privacyNote: 'Only this developer gets your address.',
  },
  sent: {
    title: 'Message sent!',
    text: (developerName) => `${developerName} reads it the next time they open their profile.`,
    again: 'Write another message',
  },
  failed: { title: 'Error sending message', text: 'Please try again later.' },
};
