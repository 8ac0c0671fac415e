import { openToBriefsWords } from '../../availability/words/open-to-briefs.ts';
import { developerLimits } from '../developer-limits.ts';

export const profileFormContent = {
  name: { label: 'Name', placeholder: 'How you want to be called' },
  bio: {
    label: 'Bio',
    placeholder: 'What do you like to build? Which tools do you reach for?',
    hint: 'A few sentences. The directory shows the first two lines.',
  },
  country: { label: 'Country', placeholder: 'Select your country' },
  state: { label: 'State', placeholder: 'Select your state' },
  birthDate: {
    label: 'Birth Date',
    hint: `Optional. Members are ${developerLimits.minAgeYears} or older.`,
  },
  yearStartedCoding: {
    label: 'Year Started Coding',
    placeholder: '2015',
    outOfRange: (firstYear: number, lastYear: number) =>
      `Please enter a year between ${firstYear} and ${lastYear}`,
  },
  showPhone: {
    label: 'Show my phone number on my profile',
    hint: 'On: anybody who opens your profile sees your number. Off: nobody but you does. The directory never shows it.',
  },
  showBirthDate: {
    label: 'Show my date of birth on my profile',
    hint: 'On: anybody who opens your profile sees it. Off: nobody but you does. The directory never shows it.',
  },
  openToBriefs: openToBriefsWords,
  news: {
    title: 'News of briefs',
    channel: {
      label: 'How do you hear of briefs?',
      placeholder: 'Please choose',
      options: {
        sms: 'By text message',
        mail: 'By mail',
        none: 'Not at all: I look here myself',
      },
    },
    smsHint: 'To your number, between 8 in the morning and 9 in the evening. STOP ends it.',
    address: {
      label: 'Mail address',
      placeholder: 'alex@example.com',
      description:
        'For “By mail”. Open the link that is sent there within two days. Nobody else sees it.',
    },
  },
  showReplyTime: {
    label: 'Show my reply time on my profile',
    hint: 'On: visitors read how soon you usually answer messages, such as “within 3 hours”.',
  },
  changedElsewhere: (value: string) =>
    value
      ? `Changed elsewhere meanwhile to “${value}”. Save again to replace it.`
      : 'Emptied elsewhere meanwhile. Save again to replace it.',
  optional: 'Optional',
} as const;
