import { Alert, Stack, Text } from '@mantine/core';
import { roleMay } from '../../../../shared/admin/admin-roles.ts';
import { siteLocale } from '../../../../shared/words/site-locale.ts';
import { useAdminSession } from '../../../../web/admin/admin-session.ts';
import { formatDateTime } from '../../../../web/admin/format-time.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import type { BackupReport } from '../../backups.ts';
import { backupWords as words } from '../../words/backups.ts';

const megabytes = new Intl.NumberFormat(siteLocale, {
  style: 'unit',
  unit: 'megabyte',
  maximumFractionDigits: 1,
});

interface Trouble {
  title: string;
  fault?: string;
  advice: string;
}

type Work = NonNullable<BackupReport['trialRestore']>;

function troubleOf(
  work: Work | null,
  failed: { title: string; advice: string },
  late: { title: string; advice: string },
): Trouble[] {
  if (work?.fault && work.faultAt) {
    const fault = words.faultAt(formatDateTime(work.faultAt), work.fault);
    return [{ ...failed, fault }];
  }
  return work?.isLate ? [late] : [];
}

function calmLines({ backup, trialRestore, pointInTime }: BackupReport): string[] {
  if (!backup?.goodAt) return [words.none];
  const size = megabytes.format((backup.byteSize ?? 0) / 1_000_000);
  return [
    words.last(formatDateTime(backup.goodAt), size),
    trialRestore?.goodAt ? words.tried(formatDateTime(trialRestore.goodAt)) : words.untried,
    ...(pointInTime?.goodAt && !pointInTime.fault ? [words.writtenIsStored] : []),
  ];
}

/** Says how old the last backup is, and what to do where something is wrong. For those who operate the site alone. */
export function BackupNote() {
  const { role } = useAdminSession().admin;
  const report = trpc.admin.backups.report.useQuery(undefined, {
    refetchOnMount: 'always',
    enabled: roleMay(role, 'operate'),
  });
  if (!report.data) return null;
  const { target, backup, trialRestore, pointInTime } = report.data;
  if (target === null) {
    return (
      <Text fz="sm" c="dimmed" mb="2xl">
        {words.off.title}. {words.off.text}
      </Text>
    );
  }
  const troubles = [
    ...troubleOf(backup, words.failed, words.late),
    ...troubleOf(pointInTime, words.pointInTimeFailed, words.pointInTimeLate),
    ...troubleOf(trialRestore, words.trialFailed, words.trialLate),
  ];
  return (
    <Stack gap="md" mb="2xl">
      {troubles.map(({ title, fault, advice }) => (
        <Alert key={title} color="red" title={title}>
          {fault ? <Text fz="sm">{fault}</Text> : null}
          <Text fz="sm">{advice}</Text>
        </Alert>
      ))}
      <Text fz="sm" c="dimmed">
        {calmLines(report.data).join(' ')}
      </Text>
    </Stack>
  );
}
