import { paths } from '../../../../shared/paths.ts';

export const supportTriage = {
  id: 'support-triage',
  title: 'First Reply',
  asked: '“Two of us answer everything, and the urgent mail is always at the bottom.”',
  description:
    'Support triage for an online furniture store. AI sorts incoming mail by topic and urgency and drafts an answer; a person reads every draft before it goes out.',
  result: 'The urgent mail is on top, with a draft that a person has to approve.',
  image: '/illustrations/portfolio-support-triage.svg',
  darkImage: '/illustrations/portfolio-support-triage-dark.svg',
  alt: 'Support inbox in a browser window: a list of messages with topic labels and urgency dots, and an open message with a drafted reply and an approve button.',
  tech: ['Python', 'FastAPI', 'OpenAI API', 'Lovable'],
  color: 'lagoon',
  isSample: true,
  service: paths.serviceAutomation,
  built: [
    'A model reads each incoming mail and names its topic and its urgency. A sofa that did not come goes to the top; praise for a lamp waits until lunch.',
    "Beside the mail stands a draft of the answer, written from the store's own rules for returns and deliveries. Where the rules say nothing, the draft says so instead of making something up.",
    'Nothing is sent by itself. One of the two reads the draft, changes it or throws it away, and presses send.',
  ],
  figures: [
    { value: '2', label: 'People who answer everything' },
    { value: '1', label: 'Inbox, the urgent mail first' },
    { value: '0', label: 'Answers that nobody has read' },
  ],
} as const;
