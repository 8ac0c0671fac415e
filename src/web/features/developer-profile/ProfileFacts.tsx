import type { ReactNode } from 'react';
import { developerProfileContent } from '../../../content/developer-profile.ts';
import type { Developer } from '../../../shared/developer.ts';
import { formatLongDate } from '../../format.ts';
import { fullLocation, yearsOfExperience } from './developer-facts.ts';
import { PhoneNumber } from './PhoneNumber.tsx';
import classes from './ProfileFacts.module.css';

const words = developerProfileContent.fields;

type Fact = { label: string; value: ReactNode; note?: string };

export type HiddenFacts = { phoneNumber: boolean; birthDate: boolean };

type ProfileFactsProps = {
  developer: Developer;
  /** What is shown to its owner only. */
  hidden: HiddenFacts;
};

/** Whatever the developer has told, side by side. */
export function ProfileFacts({ developer, hidden }: ProfileFactsProps) {
  const { phoneNumber, birthDate, yearStartedCoding, createdAt } = developer;
  const location = fullLocation(developer);
  const years = yearsOfExperience(yearStartedCoding);
  const facts: Fact[] = [
    ...(phoneNumber
      ? [
          {
            label: words.phone,
            value: <PhoneNumber e164={phoneNumber} />,
            note: hidden.phoneNumber ? words.phoneHiddenFromOthers : undefined,
          },
        ]
      : []),
    ...(location ? [{ label: words.location, value: location }] : []),
    ...(birthDate
      ? [
          {
            label: words.birthDate,
            value: <time dateTime={birthDate}>{formatLongDate(birthDate)}</time>,
            note: hidden.birthDate ? words.birthDateHiddenFromOthers : undefined,
          },
        ]
      : []),
    ...(years === null
      ? []
      : [
          {
            label: words.yearStartedCoding,
            value: yearStartedCoding,
            note: words.experience(years),
          },
        ]),
    {
      label: words.memberSince,
      value: <time dateTime={createdAt}>{formatLongDate(createdAt)}</time>,
    },
  ];
  return (
    <section aria-label={words.title}>
      <dl className={classes.facts}>
        {facts.map(({ label, value, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            {note ? <dd className={classes.note}>{note}</dd> : null}
          </div>
        ))}
      </dl>
    </section>
  );
}
