import { Badge, Group } from '@mantine/core';

type ChipListProps = { label: string; items: readonly string[] };

export function ChipList({ label, items }: ChipListProps) {
  if (items.length === 0) return null;
  return (
    <Group component="ul" gap="0.4rem" aria-label={label}>
      {items.map((item) => (
        <Badge key={item} component="li" variant="default" radius="xl" fz="sm" fw={400}>
          <bdi>{item}</bdi>
        </Badge>
      ))}
    </Group>
  );
}
