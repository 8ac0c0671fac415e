import { Group, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Columns } from '../../../web/components/Columns.tsx';
import { LinkArrow } from '../../../web/components/LinkArrow.tsx';
import type { homeContent } from '../words/home.ts';
import classes from './home.module.css';

type FeaturedListProps = { items: typeof homeContent.featured.items };

/** Three pages worth reading first, as lines of a contents page; the whole line is the link. */
export function FeaturedList({ items }: FeaturedListProps) {
  return (
    <ul className={`${classes.featured} ruled`} data-firm data-closed>
      {items.map((item) => (
        <Columns
          key={item.link.to}
          component="li"
          className="covered"
          widths="2fr 7fr 3fr"
          gap="xs"
          columnGap="xl"
          align="center"
          isLastAtEnd
          py="xl"
        >
          <Text c="var(--site-cool-text)" fz="sm" fw={600}>
            {item.kind}
          </Text>
          <Stack gap="xs">
            <Title order={3} fz="2xl">
              {item.title}
            </Title>
            <Text c="dimmed" maw="56ch">
              {item.description}
            </Text>
          </Stack>
          <Link to={item.link.to} className="cover-link">
            <Group
              component="span"
              gap="0.5em"
              mih="var(--site-target)"
              c="var(--mantine-color-anchor)"
              fw={600}
            >
              {item.link.label}
              <LinkArrow />
            </Group>
          </Link>
        </Columns>
      ))}
    </ul>
  );
}
