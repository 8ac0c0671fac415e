import { Box, Group, Skeleton, Stack, Text } from '@mantine/core';
import { Section } from '../../../../web/components/sections/Section.tsx';
import { developerProfileContent as words } from '../../words/developer-profile.ts';

export function ProfileSkeleton() {
  return (
    <Section label={words.loading}>
      <Text role="status" c="dimmed" mb="lg">
        {words.loading}
      </Text>
      <Group align="flex-start" gap="xl" wrap="nowrap" mih="50vh" aria-hidden="true">
        <Box flex="none" w="clamp(6rem, 42vw - 4rem, 16rem)">
          <Skeleton animate={false} style={{ aspectRatio: 1 }} />
        </Box>
        <Stack flex={1}>
          <Skeleton animate={false} h="4rem" w="60%" />
          <Skeleton animate={false} h="1.5rem" />
          <Skeleton animate={false} h="1.5rem" />
        </Stack>
      </Group>
    </Section>
  );
}
