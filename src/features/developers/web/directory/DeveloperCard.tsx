import { Badge, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { paths } from '../../../../shared/paths.ts';
import { Traveling } from '../../../../web/components/moments/Traveling.tsx';
import { PageLink } from '../../../../web/components/PageLink.tsx';
import { Glyph } from '../../../../web/components/pictures/Glyph.tsx';
import { arrives } from '../../../../web/components/sections/arrival.ts';
import { ChipList } from '../../../../web/components/text/ChipList.tsx';
import { formatMonthAndYear } from '../../../../web/format.ts';
import type { DirectoryCard } from '../../developers.ts';
import { isSamplePerson } from '../../sample-people.ts';
import { exploreDevelopersWords } from '../../words/directory/directory-words.ts';
import { shortLocation, yearsOfExperience } from '../profile/developer-facts.ts';
import { DeveloperPhoto, hueOf } from '../profile/photo/DeveloperPhoto.tsx';
import { ShortlistButton } from '../shortlist/ShortlistButton.tsx';
import classes from './DeveloperCard.module.css';

const words = exploreDevelopersWords.card;

const pin =
  'M9 1.5a5.6 5.6 0 0 0-5.6 5.6c0 4.1 5.6 9.4 5.6 9.4s5.6-5.3 5.6-9.4A5.6 5.6 0 0 0 9 1.5M7.1 7.1a1.9 1.9 0 1 0 3.8 0 1.9 1.9 0 1 0-3.8 0';

type DeveloperCardProps = {
  developer: DirectoryCard;
  /** Loads the photo eagerly, because the card is one of the first on the page. */
  isPriority: boolean;
};

export function DeveloperCard({ developer, isPriority }: DeveloperCardProps) {
  const name = developer.developerName || words.anonymous;
  const location = shortLocation(developer);
  const years = yearsOfExperience(developer.yearStartedCoding);
  return (
    <Card
      component="article"
      variant="raised"
      data-linked
      className={`${classes.card} covered`}
      ref={arrives}
      data-hue={hueOf(developer.id)}
    >
      <div className={classes.photo}>
        <DeveloperPhoto
          developerId={developer.id}
          url={developer.profilePhotoUrl}
          alt=""
          name={name}
          sizes="(min-width: 40em) 9rem, 6rem"
          priority={isPriority ? 'eager' : undefined}
          travels
        />
      </div>
      <Stack gap="xxs" className={classes.head}>
        <Traveling name={`name-${developer.id}`}>
          <Title order={2} size="h3" dir="auto">
            <PageLink to={paths.developerProfile(developer.id)} className="cover-link">
              {name}
            </PageLink>
          </Title>
        </Traveling>
        <Group gap="xs">
          {location ? (
            <Group component="p" gap="xxs" c="var(--hue-text)" fz="sm" fw={600}>
              <Glyph d={pin} />
              {location}
            </Group>
          ) : null}
          {developer.isVerified ? <Badge color="moss">{words.verified}</Badge> : null}
          {isSamplePerson(developer) ? <Badge variant="default">{words.sample}</Badge> : null}
        </Group>
      </Stack>
      <Stack gap="xs" className={classes.body}>
        {developer.bio ? (
          <Text c="dimmed" lineClamp={2} dir="auto">
            {developer.bio}
          </Text>
        ) : null}
        <ChipList label={words.skills} items={developer.skills} />
        <Group component="p" gap="xs">
          {years === null ? null : (
            <Badge color={hueOf(developer.id)}>{words.experience(years)}</Badge>
          )}
          <Badge variant="default">{words.joined(formatMonthAndYear(developer.createdAt))}</Badge>
        </Group>
        <Group>
          <ShortlistButton developerId={developer.id} name={name} />
        </Group>
      </Stack>
    </Card>
  );
}

export function DeveloperCardSkeleton() {
  return (
    <Card className={classes.card}>
      <Skeleton animate={false} className={classes.photo} style={{ aspectRatio: 1 }} />
      <Skeleton animate={false} h="2.5rem" w="60%" className={classes.head} />
      <Stack gap="xs" className={classes.body}>
        <Skeleton animate={false} h="4.5rem" />
        <Skeleton animate={false} h="4.5rem" />
        <Skeleton animate={false} h="3.25rem" />
      </Stack>
    </Card>
  );
}
