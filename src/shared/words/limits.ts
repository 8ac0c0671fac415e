const later = 'Please try again later.';
const overBudget = "Today's budget for the AI is used up (OPENAI_DAILY_BUDGET).";
const savedTooOften = `This draft was saved too often in an hour. ${later}`;
const from = (what: string) => ({
  address: `Too many ${what} from this address. ${later}`,
  network: `Too many ${what} from this network. Please try again tomorrow.`,
});
const messages = from('messages');
const reports = from('reports');
const submissions = from('submissions');
const searches = from('saved searches');

export const limitRefusals = {
  'admin-sign-in-address': `Too many failed sign-ins from this address. ${later}`,
  'admin-sign-in-network':
    'Too many failed sign-ins from this network. Please try again later or from another network.',
  'admin-sign-in-browser': `Too many failed sign-ins from this browser. ${later}`,
  'admin-sign-in-challenge-address': `Too many tries with a passkey. ${later}`,
  'admin-sign-in-challenge-network': `Too many tries with a passkey. ${later}`,
  'admin-sign-in-codes':
    'Too many codes were tried for this account. Use a passkey or a recovery code, or sign in from where you have before.',
  'admin-mail-address': `Too many addresses in an hour. ${later}`,
  'admin-mail-code': `Too many codes were tried. ${later}`,
  'token-writes': `Too many changes with this token. ${later}`,
  'ai-drafts-day': overBudget,
  'ai-suggestions-day': overBudget,
  'answer-address':
    'You asked many questions in an hour. The passages below are the same that an answer is made of.',
  'answer-network':
    'Many questions came from your network today. The passages below are the same that an answer is made of.',
  'answer-site':
    'Many questions were answered today. The passages below are the same that an answer is made of.',
  'colleague-mail': 'Too many mails to this address. Please try again tomorrow.',
  'colleague-invitation': `Too many invitations in a day. ${later}`,
  'notification-address-mail': 'Too many mails to this address.',
  'notification-address': `Too many addresses in an hour. ${later}`,
  'program-registration-address': `Too many programs registered from this address. ${later}`,
  'program-registration-network':
    'Too many programs registered from this network. Please try again tomorrow.',
  'program-registration-site': 'Too many programs registered today. Please try again tomorrow.',
  'program-description': `Too many programs were looked up from this address. ${later}`,
  'developer-handle': `You chose many names in an hour. ${later}`,
  'address-proof': `You added many addresses in an hour. ${later}`,
  'address-proof-check': `You checked many times in an hour. ${later}`,
  verification: `You asked many times in an hour. ${later}`,
  'message-answer': `Too many answers in an hour. ${later}`,
  'message-report': `Too many reports in an hour. ${later}`,
  entry: `Too many messages in an hour. ${later}`,
  'message-answer-draft': savedTooOften,
  'entry-draft': savedTooOften,
  'brief-draft': savedTooOften,
  'request-file': `Too many files in an hour. ${later}`,
  'request-approval': 'Too many approvals in a day. Please write to us.',
  'quote-pdf': 'Too many PDFs in an hour. Please try again later.',
  'request-quote': 'Too many answers in a day. Please write to us.',
  'request-call': 'The call was changed too often. Write to us, and we find a time.',
  'call-calendar': `Too many calendars in an hour. ${later}`,
  webhook: `Too many changes of webhooks in an hour. ${later}`,
  'request-brief': 'Too many changes in a day. Please write to us.',
  'testimonial-invitation': 'This client was asked often enough today. Please wait until tomorrow.',
  testimonial: 'Your words were changed too often in a day. Please try again tomorrow.',
  outcome: 'You changed this too often in a day. Please try again tomorrow.',
  'outcome-answer': `Too many answers in an hour. ${later}`,
  'text-answer-number': 'This number got many texts today. Please call instead.',
  'text-answer-day': 'As many texts as one day may bring were sent today.',
  'contact-address': messages.address,
  'contact-suspected': messages.network,
  'developer-message-address': messages.address,
  'developer-message-suspected': messages.network,
  'profile-report-address': reports.address,
  'profile-report-suspected': reports.network,
  'submission-address': submissions.address,
  'submission-suspected': submissions.network,
  'saved-search-address': searches.address,
  'saved-search-mail': 'Too many mails to this address. Please try again tomorrow.',
  'saved-search-network': searches.network,
  'saved-search-site': 'Many searches were saved today. Please try again tomorrow.',
  'code-checks': 'Too many wrong codes. Please ask for a new code.',
  'program-reads': 'Too many messages in a minute. Please wait before the next one.',
  'program-calls':
    'Too many messages of this program in a minute. Please wait before the next one.',
  'public-reads':
    'Too many profiles and searches were read from here. Please try again in a minute.',
  answers: 'Another question is being answered already. Please try again in a moment.',
  pictures: 'Too many pictures at once. Please try again.',
  'sign-ins': 'Too many sign-ins at once. Please try again in a moment.',
  uploads: 'Too many uploads at once. Please try again in a moment.',
  'text-work': 'Too many texts are being read right now. Please try again in a moment.',
} as const satisfies Readonly<Record<string, string>>;

export const slotRefusals = {
  busy: 'The site is very busy. Please try again.',
  tooMany: 'Too many requests at once from your network. Please try again in a moment.',
};
