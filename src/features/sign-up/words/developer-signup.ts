import { paths } from '../../../shared/paths.ts';
import { site } from '../../../shared/words/site.ts';

export const developerSignupContent = {
  meta: {
    title: `Join the Developer Network${site.titleSuffix}`,
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
  stepsLabel: 'Steps of signing up',
  stepNames: ['Phone', 'Code', 'Profile'],
  stepPosition: (step: number) => `Step ${step} of 3`,
  phone: {
    eyebrow: 'Step 1',
    title: 'Your phone number',
    intro: 'It is how we know you, and how you sign in next time.',
    label: 'Phone Number',
    placeholder: site.phone.display,
    country: 'Country',
    countryOption: (name: string, callingCode: string) => `${name} (+${callingCode})`,
    countryRefused: 'We cannot send codes to numbers of this country yet.',
    agreement: [
      'By asking for a code you agree to the ',
      { label: 'terms', to: paths.terms },
      ' and to how we ',
      { label: 'treat your data', to: paths.privacy },
      '.',
    ],
    note: "We'll send you a 6-digit verification code by SMS. Message and data rates may apply.",
    haveCode: 'I have a code already',
    submit: 'Send Verification Code',
    pending: 'Sending...',
    required: 'Please enter a phone number',
    sent: {
      title: 'Verification Code Sent',
      description: 'Please check your phone for a 6-digit code.',
    },
    failed: { title: 'Error', description: 'Failed to send verification code' },
  },
  code: {
    eyebrow: 'Step 2',
    title: 'Enter the code',
    intro: 'The code works once and for ten minutes.',
    sentTo: 'Sent to',
    undelivered: (phoneNumber: string) =>
      `Our message could not be delivered to ${phoneNumber}. Check that the phone is on and gets text messages, then send a new code, or go back and use another number.`,
    label: 'Verification Code',
    placeholder: '123456',
    back: 'Back',
    submit: 'Verify Phone',
    pending: 'Verifying...',
    required: 'Please enter the verification code',
    resend: 'Send a new code',
    resendIn: (seconds: number) => `Send a new code in ${seconds} s`,
    demo: {
      title: 'Demo mode',
      text: 'No text message was sent. On a live site this code would be on your phone.',
      codeLabel: 'Your code',
    },
    verified: {
      title: 'Phone Verified!',
      newDeveloper: 'Now complete your profile to join the network.',
      returningDeveloper: 'Welcome back. Good to see you again.',
    },
    failed: { title: 'Verification Failed', description: 'Invalid or expired verification code' },
    alreadyVerified: { text: 'This phone is verified already.', action: 'Continue' },
  },
  profile: {
    eyebrow: 'Step 3',
    title: 'Complete your profile',
    intro: 'This is what clients and other developers see. Everything can be changed later.',
    back: 'Back',
    submit: 'Complete Setup',
    pending: 'Saving...',
    loading: 'Loading the form...',
    saved: {
      title: 'Profile Updated!',
      description: `Welcome to the ${site.brand} developer network!`,
    },
    failed: { title: 'Error', description: 'Failed to update profile' },
  },
  signedIn: {
    title: (developerName: string) => `You are signed in as ${developerName}`,
    text: 'Your profile is complete. Open it to read messages or to change what it says.',
    open: 'Open your profile',
    otherNumber: 'Use another number',
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
} as const;
