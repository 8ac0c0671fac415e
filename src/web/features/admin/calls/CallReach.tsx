import { Text } from '@mantine/core';
import { isVideoLink } from '../../../../shared/video-links.ts';

/** The number or the link that a visitor left for the call, to be used with one click. */
export function CallReach({ reach }: { reach: string }) {
  const href = isVideoLink(reach) ? reach : `tel:${reach.replaceAll(/[^\d+]/g, '')}`;
  return (
    <Text component="span" inherit style={{ overflowWrap: 'anywhere' }}>
      <a href={href} rel="noreferrer">
        {reach}
      </a>
    </Text>
  );
}
