import { Alert } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import { adminGeneratorContent as words } from '../../../../content/admin-work.ts';
import { trpc } from '../../../api/trpc.ts';
import classes from './GeneratorNotice.module.css';

/** Which models are used, or what has to be set before there are any. */
export function GeneratorNotice() {
  const status = trpc.admin.generatorStatus.useQuery(undefined, { refetchOnMount: 'always' }).data;
  if (!status) return null;
  if (status.isConfigured) {
    return <p className={classes.models}>{words.status(status.model, status.imageModel)}</p>;
  }
  return (
    <Alert color="sand" title={words.notConfigured} className={classes.alert}>
      {status.hint}
    </Alert>
  );
}
