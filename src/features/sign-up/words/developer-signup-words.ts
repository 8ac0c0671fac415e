import { paths } from '../../../shared/paths.ts';

export const developerSignupWords = {
  stepsLabel: 'Steps of signing up',
  stepNames: ['Phone', 'Code', 'Profile'],
  stepPosition: (step: number) => `Step ${step} of 3`,
  phone: {
    /** Stands in the dialog that signs in again; the page has its own, which begins with the same words. */
    heading: {
      title: 'Your phone number',
      intro: 'It is how we know you, and how you sign in next time.',
    },
    label: 'Phone Number',
    country: 'Country',
    countryOption: (name: string, callingCode: string) => `${name} (+${callingCode})`,
    countryRefused: 'We cannot send codes to numbers of this country yet.',
    agreement: `By asking for a code you agree to the [terms](${paths.terms}) and to how we [treat your data](${paths.privacy}).`,
    note: "We'll send you a 6-digit verification code by SMS. Message and data rates may apply.",
    haveCode: 'I have a code already',
    submit: 'Send Verification Code',
    pending: 'Sending...',
    sent: {
      title: 'Verification Code Sent',
      description: 'Please check your phone for a 6-digit code.',
    },
    failed: { title: 'Error', description: 'Failed to send verification code' },
  },
  code: {
    /** Stands in the dialog that signs in again; the page has its own, which begins with the same words. */
    heading: {
      title: 'Enter the code',
      intro: 'The code works once and for ten minutes.',
    },
    sentTo: 'Sent to',
    undelivered: (phoneNumber: string) =>
      `Our message could not be delivered to ${phoneNumber}. Check that the phone is on and gets text messages, then send a new code, or go back and use another number.`,
    label: 'Verification Code',
    placeholder: '123456',
    back: 'Back',
    submit: 'Verify Phone',
    pending: 'Verifying...',
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
    back: 'Back',
    submit: 'Complete Setup',
    pending: 'Saving...',
    loading: 'Loading the form...',
    saved: (brand: string) => ({
      title: 'Profile Updated!',
      description: `Welcome to the ${brand} developer network!`,
    }),
    failed: { title: 'Error', description: 'Failed to update profile' },
  },
  signedIn: {
    title: (developerName: string) => `You are signed in as ${developerName}`,
    text: 'Your profile is complete. Open it to read messages or to change what it says.',
    open: 'Open your profile',
    otherNumber: 'Use another number',
  },
} as const;
