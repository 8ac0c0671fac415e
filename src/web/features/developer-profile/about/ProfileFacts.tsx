import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { developerProfileContent } from '../../../../content/developer-profile.ts';
import type { Developer } from '../../../../shared/developers.ts';
import { Time } from '../../../components/Time.tsx';
import { formatLongDate } from '../../../format.ts';
import { fullLocation, yearsOfExperience } from '../developer-facts.ts';
import classes from './ProfileHero.module.css';

const words = developerProfileContent.fields;

type Fact = { label: string; value: ReactNode; note?: string };

export type HiddenFacts = { phoneNumber: boolean; birthDate: boolean };

type ProfileFactsProps = {
  developer: Developer;
  /** What is shown to its owner only. */
  hidden?: HiddenFacts;
};

/** Country code, area, exchange and line of a number of the North American plan. */
const northAmerican = /^(\+1)(\d{3})(\d{3})(\d{4})$/;

/** A number to call. Groups are told apart by gaps alone, so that copying it gives the plain E.164 number. */
function PhoneNumber({ e164 }: { e164: string }) {
  const [, country = e164, area, exchange, line] = northAmerican.exec(e164) ?? [];
  return (
    <a href={`tel:${e164}`} className={classes.phone}>
      <span>{country}</span>
      {area ? <span>{area}</span> : null}
      {exchange ? <span>{exchange}</span> : null}
      {line ? <span>{line}</span> : null}
    </a>
  );
}

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
