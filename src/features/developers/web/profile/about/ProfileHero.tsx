import { Button, Text, Title } from '@mantine/core';
import type { ReactNode, RefObject } from 'react';
import { Traveling } from '../../../../../web/components/moments/Traveling.tsx';
import { Contours, contoursOf } from '../../../../../web/components/pictures/Contours.tsx';
import { PhoneNumber } from '../../../../../web/components/text/PhoneNumber.tsx';
import { Time } from '../../../../../web/components/text/Time.tsx';
import { formatLongDate } from '../../../../../web/format.ts';
import type { Developer } from '../../../developers.ts';
import { isSamplePerson } from '../../../sample-people.ts';
import {
  developerProfileContent,
  developerProfileContent as words,
} from '../../../words/developer-profile.ts';
import { fullLocation, yearsOfExperience } from '../developer-facts.ts';
import { DeveloperPhoto } from '../photo/DeveloperPhoto.tsx';
import classes from '../profile.module.css';
import { type Fact, FactList } from './FactList.tsx';
import { HeroFrame } from './HeroFrame.tsx';

type ProfileHeroProps = {
  developer: Developer;
  children: ReactNode;
  /** Passed for the owner only. */
  hidden?: HiddenFacts;
  edit?: {
    label: string;
    button: RefObject<HTMLButtonElement | null>;
    toggle: () => void;
  };
};

export function ProfileHero({ developer, children, hidden, edit }: ProfileHeroProps) {
  const name = developer.developerName || words.anonymous;
  return (
    <HeroFrame
      contours={<Contours seed={contoursOf(developer.id)} fade="left" />}
      button={
        edit ? (
          <Button ref={edit.button} size="sm" ml="auto" onClick={edit.toggle}>
            {edit.label}
          </Button>
        ) : null
      }
      photo={
        <DeveloperPhoto
          developerId={developer.id}
          url={developer.profilePhotoUrl}
          alt={developer.profilePhotoUrl ? words.photoOf(name) : ''}
          name={name}
          sizes="(min-width: 48em) 20rem, 10rem"
          priority="high"
          travels={!edit}
        />
      }
      facts={<ProfileFacts developer={developer} hidden={hidden} />}
    >
      <Traveling name={edit ? undefined : `name-${developer.id}`}>
        <Title fz="4xl" dir="auto">
          {name}
        </Title>
      </Traveling>
      <h2 className="visually-hidden">{words.bioTitle}</h2>
      <Text c="dimmed" fz="lg" maw="58ch" dir="auto" style={{ whiteSpace: 'pre-line' }}>
        {developer.bio || words.noBio}
      </Text>
      {isSamplePerson(developer) ? (
        <Text c="dimmed" fz="sm">
          {words.sampleNote}
        </Text>
      ) : null}
      {children}
    </HeroFrame>
  );
}

const profileFactsWords = developerProfileContent.fields;

type HiddenFacts = { phoneNumber: boolean; birthDate: boolean };

type ProfileFactsProps = {
  developer: Developer;
  hidden?: HiddenFacts;
};

function ProfileFacts({ developer, hidden }: ProfileFactsProps) {
  const { phoneNumber, birthDate, yearStartedCoding, createdAt } = developer;
  const location = fullLocation(developer);
  const years = yearsOfExperience(yearStartedCoding);
  const facts: Fact[] = [
    ...(phoneNumber
      ? [
          {
            label: profileFactsWords.phone,
            value: (
              <a href={`tel:${phoneNumber}`} className={classes.phone}>
                <PhoneNumber e164={phoneNumber} />
              </a>
            ),
            note: hidden?.phoneNumber ? profileFactsWords.phoneHiddenFromOthers : undefined,
          },
        ]
      : []),
    ...(location ? [{ label: profileFactsWords.location, value: location }] : []),
    ...(birthDate
      ? [
          {
            label: profileFactsWords.birthDate,
            value: <time dateTime={birthDate}>{formatLongDate(new Date(birthDate))}</time>,
            note: hidden?.birthDate ? profileFactsWords.birthDateHiddenFromOthers : undefined,
          },
        ]
      : []),
    ...(years === null
      ? []
      : [
          {
            label: profileFactsWords.yearStartedCoding,
            value: yearStartedCoding,
            note: profileFactsWords.experience(years),
          },
        ]),
    {
      label: profileFactsWords.memberSince,
      value: <Time at={createdAt} format={formatLongDate} />,
    },
  ];
  return (
    <section aria-label={profileFactsWords.title}>
      <FactList facts={facts} />
    </section>
  );
}
