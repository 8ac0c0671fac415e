/** A made-up developer for the OpenAPI document. */
export const exampleDeveloper = {
  id: 7,
  developerName: 'Ada Lovelace',
  phoneNumber: '+16125550142',
  bio: 'I build booking sites and small tools for workshops.',
  country: 'United States',
  state: 'Minnesota',
  birthDate: '1990-04-12',
  yearStartedCoding: 2012,
  profilePhotoUrl: '',
  createdAt: '2026-11-01T09:30:00.000Z',
  showPhoneNumber: true,
  isProfileComplete: true,
};

export const exampleProject = {
  title: 'Court booking',
  category: 'Web App',
  story: 'A tennis club needed bookings without phone calls.',
  projectLink: 'https://example.com/courts',
  builtWith: ['Lovable', 'Cursor'],
};

export const exampleMessage = {
  name: 'Grace Hopper',
  email: 'grace@example.com',
  message: 'Could you build a stock list for our workshop?',
};
