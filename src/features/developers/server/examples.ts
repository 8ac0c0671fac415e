export const exampleCard = {
  id: 7,
  developerName: 'Ada Lovelace',
  bio: 'I build booking sites and small tools for workshops.',
  country: 'United States',
  state: 'Minnesota',
  yearStartedCoding: 2012,
  profilePhotoUrl: '',
  createdAt: '2026-11-01T09:30:00.000Z',
};

const exampleVisible = {
  ...exampleCard,
  phoneNumber: '+16125550142',
  birthDate: '1990-04-12',
  handle: 'ada',
};

export const exampleDeveloper = {
  ...exampleVisible,
  showPhoneNumber: true,
  showBirthDate: true,
  isOpenToBriefs: false,
  showReplyTime: false,
  isProfileComplete: true,
  hidden: null,
};

export const exampleProject = {
  title: 'Court booking',
  category: 'Web App',
  story: 'A tennis club needed bookings without phone calls.',
  projectLink: 'https://example.com/courts',
  builtWith: ['Lovable', 'Cursor'],
};

export const exampleProfile = {
  developer: exampleVisible,
  projects: [{ id: 3, ...exampleProject, createdAt: '2026-11-02T10:00:00.000Z' }],
};

const exampleAvailability = {
  kinds: ['project'],
  hoursPerWeek: 20,
  freeFrom: null,
  rate: { from: 50, to: 80, currency: 'USD', per: 'hour' },
  timeZone: 'America/Chicago',
  languages: ['en'],
  goodUntil: '2026-12-01T09:30:00.000Z',
};

export const exampleDirectory = {
  items: [
    {
      ...exampleCard,
      handle: 'ada',
      profileUrl: 'https://vibecode.land/@ada',
      isVerified: true,
      skills: ['Lovable', 'Booking'],
      availability: exampleAvailability,
    },
  ],
  nextCursor: '7',
};

export const examplePortfolio = {
  profile: {
    ...exampleCard,
    handle: 'ada',
    phoneNumber: '',
    profileUrl: 'https://vibecode.land/@ada',
    isShown: true,
  },
  skills: ['Lovable', 'Booking'],
  provenAddresses: ['https://example.com/courts'],
  availability: exampleAvailability,
};

export const exampleOwnProjects = {
  items: [
    {
      ...{ id: 3, ...exampleProject, createdAt: '2026-11-02T10:00:00.000Z' },
      ...{ result: 'Forty bookings in the first week', year: 2026, part: 'Design and code' },
      isFeatured: true,
      isProven: true,
      skills: ['Lovable'],
      pageUrl: 'https://vibecode.land/@ada/court-booking',
      pictures: [{ url: 'https://vibecode.land/uploads/courts.webp', alt: 'The week of a court' }],
    },
  ],
};

export const exampleMessage = {
  name: 'Grace Hopper',
  email: 'grace@example.com',
  message: 'Could you build a stock list for our workshop?',
};
