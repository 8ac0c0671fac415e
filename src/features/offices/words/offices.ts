import type { ContentFields } from '../../../shared/content/fields.ts';
import { contentKind } from '../../../shared/content/kind.ts';
import { paths } from '../../../shared/paths.ts';
import type { Office } from '../office.ts';
import { officeProblems } from '../office-problems.ts';
import { keyOfDay, weekdays } from '../opening-hours.ts';

const released: readonly Office[] = [
  { city: 'Minneapolis, MN' },
  { city: 'San Francisco, CA' },
  { city: 'Manhattan, NY' },
];

const optional = true as const;
const text = (label: string) => ({ label, type: 'text', maxLength: 300 }) as const;

const days: ContentFields = Object.fromEntries(
  weekdays.map((day) => [
    keyOfDay(day),
    {
      ...{ label: day, isOptional: optional, type: 'group' },
      fields: {
        opens: { label: 'Opens', type: 'time' },
        closes: { label: 'Closes', type: 'time' },
      },
    } as const,
  ]),
);

const fields: ContentFields = {
  offices: {
    label: 'Offices',
    type: 'list',
    entry: {
      label: 'Office',
      type: 'group',
      fields: {
        city: text('City'),
        street: { ...text('Street address'), isOptional: optional },
        postalCode: { ...text('Postal code'), isOptional: optional },
        phone: {
          ...{ label: 'Phone', isOptional: optional, type: 'group' },
          fields: {
            e164: text('Number with + and country code'),
            display: text('Number as people read it'),
          },
        },
        mail: { ...text('Mail address'), isOptional: optional },
        map: { label: 'Link to a map', isOptional: optional, type: 'address' },
        hours: {
          ...{ label: 'Opening hours', isOptional: optional, type: 'group' },
          fields: {
            timeZone: { label: 'Time zone', type: 'timeZone' },
            ...days,
            remark: { ...text('Remark on the hours'), isOptional: optional },
          },
        },
      },
    },
  },
};

/** Offices of the whole site. An office needs no more than its city. */
export const officesKind = contentKind({
  name: 'offices',
  title: 'Offices and opening hours',
  intro:
    'Contact lists them. Other texts take the city of the first one from here: {city}. A day without hours is closed; an office without any says nothing about hours.',
  hasFacts: false,
  places: [{ label: 'Contact', path: paths.contact }],
  release: { offices: released },
  fields,
  check: ({ offices }) => officeProblems(offices),
});

export const officeFillings = ({ offices }: (typeof officesKind)['release']) => ({
  city: offices[0]?.city ?? '',
});
