import { contentKind } from '../../../shared/content/kind.ts';
import { textMessageLink } from '../../../shared/content/texts/text-message.ts';
import { paths } from '../../../shared/paths.ts';

export const contactKind = contentKind({
  name: 'contact',
  title: 'Contact',
  places: [{ label: 'Contact', path: paths.contact }],
  labels: {
    officesTitle: 'Title above the offices',
    privacyNote: 'Note beside the button',
    estimate: 'Line that opens the estimate',
  },
  release: {
    meta: {
      title: 'Contact{titleSuffix}',
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
      estimate: 'What it would cost: answer four questions',
      privacyNote: `We use your details to answer this request and for nothing else: [privacy](${paths.privacy}).`,
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
  },
});
