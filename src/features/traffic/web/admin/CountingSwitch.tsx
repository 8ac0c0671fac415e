import { Switch, Text } from '@mantine/core';
import { roleMay } from '../../../../shared/admin-roles.ts';
import { withToasts } from '../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { useAdminSession } from '../../../accounts/web/admin/session/admin-session.ts';
import type { TrafficReport } from '../../traffic-report.ts';
import { adminTrafficContent } from '../../words/admin-traffic.ts';

const words = adminTrafficContent.state;

/** Shows the switch to owners, unless the operator has turned counting off. */
export function CountingSwitch({ report: { isOn, isAllowed } }: { report: TrafficReport }) {
  const { role } = useAdminSession().admin;
  const utils = trpc.useUtils();
  const change = trpc.admin.traffic.switchCounting.useMutation(
    withToasts({
      done: isOn ? words.switchedOff : words.switchedOn,
      failed: words.failed,
      onDone: () => utils.admin.traffic.report.invalidate(),
    }),
  );
  if (!isAllowed) return <Text c="dimmed">{words.byOperator}</Text>;
  if (!roleMay(role, 'operate')) return <Text c="dimmed">{isOn ? words.on : words.off}</Text>;
  return (
    <Switch
      label={words.on}
      checked={isOn}
      disabled={change.isPending}
      onChange={(event) => change.mutate({ isOn: event.currentTarget.checked })}
    />
  );
}
