/** Characters, unless the name says otherwise. */
export const developerLimits = {
  phoneNumber: 40,
  codeLength: 6,
  developerName: 100,
  bio: 2_000,
  country: 60,
  state: 60,
  firstBirthYear: 1900,
  minAgeYears: 16,
  firstCodingYear: 1950,
  projectTitle: 120,
  projectCategory: 40,
  projectStory: 3_000,
  projectLink: 500,
  builtWithTools: 10,
  builtWithTool: 40,
  projectResult: 500,
  projectPart: 300,
  pictureAlt: 300,
  minSenderName: 2,
  senderName: 100,
  senderEmail: 254,
  minMessage: 10,
  message: 3_000,
  minMessageEntry: 2,
  messageEntry: 3_000,
  reportWord: 500,
  minHidingReason: 5,
  hidingReason: 500,
  searchText: 100,
  toolFilters: 5,
  minExperienceYears: 80,
} as const;

export const developerPage = { maxSize: 100, defaultSize: 20 } as const;

export const directoryPageSize = 24;
export const messagePageSize = 20;

export const messageEntryPageSize = 10;

export const messageKeyDays = 180;
