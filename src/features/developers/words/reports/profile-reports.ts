import type { ProfileReportReason } from '../../reports/profile-reports.ts';

export const profileReportReasonNames: Record<ProfileReportReason, string> = {
  impersonation: 'Somebody else’s name, photo or work',
  picture: 'A picture of me, or of my work',
  spam: 'Advertising or junk',
  abuse: 'Insult, threat or hatred',
  fraud: 'Fraud, or after money or passwords',
  other: 'Something else',
};

export const profileReportContent = {
  open: 'Report this profile',
  note: 'The owner of this site looks at it. You need no account, and the developer is not told who has written.',
  reason: { label: 'What is wrong', placeholder: 'Select a reason' },
  word: { label: 'In your words (optional)', placeholder: 'What should we look at?' },
  email: {
    label: 'Your email, if you want an answer (optional)',
    note: 'It is used for the answer alone. The developer does not see it.',
  },
  submit: 'Report profile',
  submitting: 'Reporting...',
  sent: { title: 'Thank you', description: 'The owner of this site looks at the profile.' },
  failed: { title: 'The report was not sent', description: 'Please try again later.' },
  refusals: {
    notShown: 'This profile is not shown any more. There is nothing to report.',
    notOpen: 'These reports are dealt with already.',
    otherPhoto: 'The photo is not the one that you saw. Nothing was removed.',
  },
} as const;
