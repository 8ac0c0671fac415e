import { paths } from '../../../shared/paths.ts';

export const developerProfileContent = {
  meta: {
    description: 'A member of the developer network: story, experience and projects.',
    keywords: ['developer profile', 'vibecode developer'],
  },
  loading: 'Loading profile...',
  error: {
    title: 'Error loading profile',
    text: 'The profile may have been deleted, or the connection dropped.',
    retry: 'Retry',
  },
  anonymous: 'Anonymous Developer',
  sent: {
    code: { title: 'You are signed in', description: 'Welcome back. Good to see you again.' },
    profile: {
      title: 'Your profile is saved',
      description: 'This is how others see it.',
      next: 'Complete it step by step',
      others: 'See the other developers',
    },
  },
  photoOf: (developerName: string) => `Photo of ${developerName}`,
  bioTitle: 'About',
  noBio: 'No bio yet.',
  sampleNote: 'Sample profile of a fictional person',
  fields: {
    title: 'Details',
    phone: 'Phone',
    phoneHiddenFromOthers: 'Only you see this number',
    location: 'Location',
    birthDate: 'Birth date',
    birthDateHiddenFromOthers: 'Only you see this date',
    yearStartedCoding: 'Started coding',
    experience: (years: number) =>
      years === 1 ? '1 year of experience' : `${years} years of experience`,
    memberSince: 'Member since',
  },
  backToNetwork: { label: 'Back to Network', to: paths.developers },
  home: { label: 'Home', to: paths.home },
} as const;
