import { contentKind } from '../../../shared/content/kind.ts';
import { paths } from '../../../shared/paths.ts';
import { developerSignupWords } from './developer-signup-words.ts';

const { phone, code } = developerSignupWords;

export const developerSignupKind = contentKind({
  name: 'developer-signup',
  title: 'Developer sign-up',
  places: [{ label: 'Developer sign-up', path: paths.developerSignup }],
  labels: {
    phoneStep: 'First step',
    codeStep: 'Second step',
    profileStep: 'Third step',
    alreadyMember: 'Line for members',
    moreAboutNetwork: 'Link below',
  },
  release: {
    meta: {
      title: 'Join the Developer Network{titleSuffix}',
      description:
        'Join the developer network or sign in with your phone number: one code by text message, one short profile, free of charge.',
      keywords: [
        'vibecode developer signup',
        'developer network',
        'developer login',
        'join developers',
        'phone verification',
      ],
    },
    hero: {
      eyebrow: 'Developer network',
      title: 'Join with your phone number',
      intro:
        'No password to invent, none to forget. New here or coming back: enter your number and we send you a code. Membership is free.',
    },
    phoneStep: phone.heading,
    codeStep: code.heading,
    profileStep: {
      title: 'Complete your profile',
      intro: 'This is what clients and other developers see. Everything can be changed later.',
    },
    benefits: {
      title: 'What you get',
      items: [
        'A public profile with your story and projects',
        'A place in the directory that clients browse',
        'Free membership, and an account you can delete any time',
      ],
    },
    alreadyMember: 'Already a member? Use the same number and you are back in.',
    moreAboutNetwork: { label: 'How the network works', to: paths.developers },
  },
});
