import { Container, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { adminContent } from '../../../shared/words/admin.ts';

const words = adminContent.waiting;
const still = { animate: false };

export function AdminSkeleton() {
  return (
    <Container component="section" pt="2xl" pb="4xl" mih="75vh" aria-busy="true">
      <VisuallyHidden component="h1">{words.title}</VisuallyHidden>
      <VisuallyHidden component="p" role="status">
        {words.text}
      </VisuallyHidden>
      <p className="without-scripts">{adminContent.needsScript}</p>
      <Stack gap="lg">
        <Skeleton {...still} height="2.75rem" width="min(22rem, 70%)" />
        <Skeleton {...still} height="2.75rem" />
        <Skeleton {...still} height="8rem" />
        <Skeleton {...still} height="8rem" />
      </Stack>
    </Container>
  );
}
