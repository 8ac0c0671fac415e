import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { SectionHeading } from '../../../shared/words/types.ts';
import { Eyebrow } from '../text/Eyebrow.tsx';
import { Columns } from './Columns.tsx';

export type ShownHeading = Omit<SectionHeading, 'title'> & { title: ReactNode };

/**
 * `stacked` sets the introduction below the title, `row` beside it under a firm rule. `small` suits a section
 * that shows at a glance what it is.
 */
export type Opening = 'stacked' | 'row' | 'small';

type SectionHeaderProps = {
  heading: ShownHeading;
  id: string;
  level?: 2 | 3;
  opening?: Opening;
};

export function SectionHeader({
  heading: { eyebrow, title, intro },
  id,
  level = 2,
  opening = 'stacked',
}: SectionHeaderProps) {
  const words = intro ? (
    <Text c="dimmed" fz="lg" lh={1.5} maw="56ch">
      {intro}
    </Text>
  ) : null;
  const named = (
    <>
      {eyebrow ? <Eyebrow>{eyebrow}</Eyebrow> : null}
      <Title id={id} order={level} fz={opening === 'small' ? '2xl' : undefined} maw="22ch">
        {title}
      </Title>
    </>
  );
  if (opening === 'row') {
    return (
      <header className="ruled" data-firm>
        <Columns widths="7fr 5fr" align="end" gap="md" pt="lg">
          <Stack>{named}</Stack>
          {words}
        </Columns>
      </header>
    );
  }
  return (
    <Stack component="header" maw="var(--site-narrow-width)">
      {named}
      {words}
    </Stack>
  );
}
