import { Box, Text } from '@mantine/core';
import { interfaceContent } from '../../../shared/words/interface.ts';
import { useIdentity } from '../../content/frame-content.ts';
import { Picture } from '../pictures/Picture.tsx';
import { Eyebrow } from '../text/Eyebrow.tsx';

export function Portrait() {
  const { name, role, picture } = useIdentity().person;
  return (
    <Box component="figure" maw="max(10rem, 20vw)">
      <Picture picture={picture} width={900} height={1100} />
      <Text component="figcaption" mt="xs" fz="sm">
        <b>{name}</b>, {role}
      </Text>
    </Box>
  );
}

/** Ends above the name of the next station. The dots keep their shape while the line between them takes the width of the page. */
export function Trail() {
  return (
    <>
      <Box
        component="svg"
        aria-hidden
        display="block"
        mb="xl"
        w="100%"
        h={64}
        viewBox="0 0 1200 64"
        preserveAspectRatio="none"
        overflow="visible"
        fill="none"
        stroke="var(--site-accent)"
        strokeLinecap="round"
      >
        <path
          d="M0 54c180 0 260-34 420-34s260 26 420 18 240-28 360-28"
          strokeWidth="3"
          strokeDasharray="2 10"
          vectorEffect="non-scaling-stroke"
        />
        <path d="M0 54h.01M1200 10h.01" strokeWidth="18" vectorEffect="non-scaling-stroke" />
      </Box>
      <Eyebrow>{interfaceContent.nextStation}</Eyebrow>
    </>
  );
}
