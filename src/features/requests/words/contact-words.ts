/**
 * Words of the form and of what follows it. Project types, budget ranges and validation messages are in the wire schema of the
 * contact request.
 */
export const contactWords = {
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
  need: (need: string) => `I am looking for a developer: ${need}.\n\n`,
  showToDevelopers: {
    label: 'Show my request to suitable developers',
    note: 'Up to three of our network read what you want to build, not who you are. You choose whether one of them gets your name and address.',
  },
  submit: 'Send Message',
  submitting: 'Sending...',
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
    text: 'A person reads it and answers with questions or a quote.',
    link: 'Follow your request',
    examples: 'See what we have built',
    linkNote:
      'There you see where it stands, add to it and read our answer. The link is for you alone.',
  },
} as const;
