import { Text } from '@mantine/core';
import { isVideoLink } from '../../../../shared/media/video-links.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { adminCallsContent } from '../../words/admin-calls.ts';

const words = adminCallsContent.ofRequest;

export function CallReach({ reach }: { reach: string }) {
  const settings = trpc.admin.calls.settings.useQuery().data;
  if (reach) {
    const href = isVideoLink(reach) ? reach : `tel:${reach.replaceAll(/[^\d+]/g, '')}`;
    return <Means href={href}>{reach}</Means>;
  }
  if (!settings) return null;
  const { videoLink } = settings;
  if (!videoLink) return words.byOwnWords;
  return (
    <span>
      {words.byOwnLink} <Means href={videoLink}>{videoLink}</Means>
    </span>
  );
}

function Means({ href, children }: { href: string; children: string }) {
  return (
    <Text component="span" inherit style={{ overflowWrap: 'anywhere' }}>
      <a href={href} rel="noreferrer">
        {children}
      </a>
    </Text>
  );
}
