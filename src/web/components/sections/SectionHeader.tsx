import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { SectionHeading } from '../../../shared/words/types.ts';
import { Eyebrow } from '../text/Eyebrow.tsx';

export type ShownHeading = Omit<SectionHeading, 'title'> & { title: ReactNode };

type SectionHeaderProps = { heading: ShownHeading; id: string; level?: 2 | 3 };

export function SectionHeader({ heading, id, level = 2 }: SectionHeaderProps) {
  return (
    <Stack component="header" maw="var(--site-narrow-width)">
      {heading.eyebrow ? <Eyebrow>{heading.eyebrow}</Eyebrow> : null}
      <Title id={id} order={level} maw="22ch">
        {heading.title}
      </Title>
      <Text c="dimmed" fz="lg" lh={1.5} maw="56ch">
        {heading.intro}
      </Text>
    </Stack>
  );
}
