import { Badge } from '@mantine/core';
import { lazy } from 'react';
import OwnProfile, {
  type OwnProfileProps,
} from '../../../features/developers/web/profile/OwnProfile.tsx';
import type { OwnerParts } from '../../../features/developers/web/profile/owner-parts.ts';
import { Inbox } from '../../../features/messages/web/Inbox.tsx';
import { trpc } from '../../../web/api/trpc.ts';

function UnansweredBriefs() {
  const { data: count = 0 } = trpc.developer.briefs.unansweredCount.useQuery(undefined, {
    refetchOnMount: 'always',
  });
  return count > 0 ? <Badge color="ember">{count}</Badge> : null;
}

const parts: OwnerParts = {
  Messages: Inbox,
  Briefs: lazy(() => import('../../../features/briefs/web/own/Briefs.tsx')),
  BriefsMark: UnansweredBriefs,
  Availability: lazy(() => import('../../../features/availability/web/OwnAvailability.tsx')),
  NewsSettings: lazy(async () => ({
    default: (await import('../../../features/messages/web/NotificationForm.tsx')).NotificationForm,
  })),
  Programs: lazy(() => import('../../../features/programs/web/OwnPrograms.tsx')),
  SignInAgain: lazy(() => import('../../../features/sign-up/web/SignInAgainDialog.tsx')),
};

export default function OwnDeveloperProfile(props: OwnProfileProps) {
  return <OwnProfile {...props} parts={parts} />;
}
