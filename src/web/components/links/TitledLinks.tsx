import { Group, Title } from '@mantine/core';
import { TallLink } from './TallLink.tsx';

interface TitledLinksProps {
  title: string;
  links: readonly { to: string; label: string }[];
}

/** A row of links under a title; nothing without links. */
export function TitledLinks({ title, links }: TitledLinksProps) {
  if (links.length === 0) return null;
  return (
    <div>
      <Title order={3} fz="lg">
        {title}
      </Title>
      <Group component="ul" gap="0 var(--mantine-spacing-lg)">
        {links.map(({ to, label }) => (
          <li key={to}>
            <TallLink to={to}>{label}</TallLink>
          </li>
        ))}
      </Group>
    </div>
  );
}
