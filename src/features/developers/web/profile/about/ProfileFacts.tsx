import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { PhoneNumber } from '../../../../../web/components/PhoneNumber.tsx';
import { Time } from '../../../../../web/components/Time.tsx';
import { formatLongDate } from '../../../../../web/format.ts';
import type { Developer } from '../../../developers.ts';
import { developerProfileContent } from '../../../words/developer-profile.ts';
import { fullLocation, yearsOfExperience } from '../developer-facts.ts';
import classes from './ProfileHero.module.css';

const words = developerProfileContent.fields;

type Fact = { label: string; value: ReactNode; note?: string };

export type HiddenFacts = { phoneNumber: boolean; birthDate: boolean };

type ProfileFactsProps = {
  developer: Developer;
  /** Private facts, for the owner only. */
  hidden?: HiddenFacts;
};

export function ProfileFacts({ developer, hidden }: ProfileFactsProps) {
  const { phoneNumber, birthDate, yearStartedCoding, createdAt } = developer;
  const location = fullLocation(developer);
  const years = yearsOfExperience(yearStartedCoding);
  const facts: Fact[] = [
    ...(phoneNumber
      ? [
          {
            label: words.phone,
            value: (
              <a href={`tel:${phoneNumber}`} className={classes.phone}>
                <PhoneNumber e164={phoneNumber} />
              </a>
            ),
            note: hidden?.phoneNumber ? words.phoneHiddenFromOthers : undefined,
          },
        ]
      : []),
    ...(location ? [{ label: words.location, value: location }] : []),
    ...(birthDate
      ? [
          {
            label: words.birthDate,
            value: <time dateTime={birthDate}>{formatLongDate(new Date(birthDate))}</time>,
            note: hidden?.birthDate ? words.birthDateHiddenFromOthers : undefined,
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
      value: <Time at={createdAt} format={formatLongDate} />,
    },
  ];
  return (
    <section aria-label={words.title}>
      <dl className={classes.facts}>
        {facts.map(({ label, value, note }) => (
          <div key={label}>
            <Text component="dt" c="dimmed" fz="sm">
              {label}
            </Text>
            <Text component="dd" fw={600}>
              {value}
            </Text>
            {note ? (
              <Text component="dd" c="dimmed" fz="sm">
                {note}
              </Text>
            ) : null}
          </div>
        ))}
      </dl>
    </section>
  );
}
