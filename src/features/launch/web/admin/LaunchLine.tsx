import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { contentPath } from '../../../../shared/addresses/content-address.ts';
import { roleMay } from '../../../../shared/admin/admin-roles.ts';
import { useAdminSession } from '../../../../web/admin/admin-session.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { launchWords as words } from '../../words/launch.ts';

/** Leads to the list until it is empty. */
export function LaunchLine() {
  const { admin } = useAdminSession();
  const enabled = roleMay(admin.role, 'editContent');
  const count = trpc.admin.launch.list.useQuery(undefined, { enabled }).data?.length ?? 0;
  if (count === 0) return null;
  return (
    <>
      {' · '}
      <Anchor component={Link} to={contentPath} inherit underline="always">
        {words.line(count)}
      </Anchor>
    </>
  );
}
