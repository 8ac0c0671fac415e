import { paths } from '../../../../shared/paths.ts';

export const fieldInspection = {
  id: 'field-inspection',
  title: 'Fieldnote',
  asked: '“My inspectors stand in basements without a signal and write the report twice.”',
  description:
    'Building inspections on a tablet, with or without a signal. Inspectors tick off a checklist, mark defects on photos and hand over a PDF report before they leave the site.',
  result: 'The report is finished before the inspector leaves the house.',
  image: '/illustrations/portfolio-field-inspection.svg',
  darkImage: '/illustrations/portfolio-field-inspection-dark.svg',
  alt: 'Tablet screen of an inspection app: a checklist with ticks on the left and a photo of a roof with two numbered defect pins on the right.',
  tech: ['React Native', 'Expo', 'SQLite', 'Cursor'],
  color: 'moss',
  isSample: true,
  service: paths.serviceApps,
  built: [
    'The tablet keeps checklists, photos and unfinished reports in a database of its own. In a basement everything works as it does upstairs; what is new goes to the office with the next signal.',
    'Inspectors tick off the list room by room, take a photo and put a numbered pin on the defect. The pin says what is wrong, how bad it is and who has to mend it.',
    'At the door the app turns the visit into a PDF with the photos and their pins, which the inspector shows on the tablet and sends with one press.',
  ],
  figures: [
    { value: '1', label: 'Time that a report is written' },
    { value: '0', label: 'Bars of signal that an inspection needs' },
    { value: '1', label: 'Press that sends the finished PDF' },
  ],
  quote: {
    text: '“I close the tablet, and the report is done. The evenings are mine again.”',
    author: 'A building inspector',
    role: 'Invented client of a sample project',
  },
} as const;
