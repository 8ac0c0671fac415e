import { Stack, Title } from '@mantine/core';
import type { ShownHeading } from '../sections/SectionHeader.tsx';
import { Eyebrow } from '../text/Eyebrow.tsx';

type HeroTitleProps = { hero: Pick<ShownHeading, 'eyebrow' | 'title'> };

export function HeroTitle({ hero }: HeroTitleProps) {
  return (
    <Stack gap="xs" align="flex-start">
      {hero.eyebrow ? <Eyebrow>{hero.eyebrow}</Eyebrow> : null}
      <Title fz="title" lh={1.06}>
        {hero.title}
      </Title>
    </Stack>
  );
}
