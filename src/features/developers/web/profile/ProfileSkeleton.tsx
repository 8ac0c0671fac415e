import { Skeleton, Text } from '@mantine/core';
import { developerProfileContent as words } from '../../words/developer-profile.ts';
import { HeroFrame } from './about/HeroFrame.tsx';

export function ProfileSkeleton() {
  return (
    <HeroFrame
      photo={<Skeleton animate={false} style={{ aspectRatio: 1 }} />}
      facts={<Skeleton animate={false} h="5rem" />}
    >
      <Text role="status" c="dimmed" fz="4xl">
        {words.loading}
      </Text>
      <Skeleton animate={false} h="4rem" />
      <Skeleton animate={false} h="2rem" w="60%" />
      <Skeleton animate={false} h="3rem" w="12rem" />
    </HeroFrame>
  );
}
