import { Stack, Text, Title } from '@mantine/core';
import { reasonedSchema, type VerificationRequest, verifyingSchema } from '../../verification.ts';
import { verificationLimits as limits } from '../../verification-limits.ts';
import { adminVerificationWords as words } from '../../words/admin-verification.ts';
import { TextChangeForm } from './TextChangeForm.tsx';
import type { RequestChanges } from './useRequestChanges.ts';

interface DecisionFormsProps {
  request: VerificationRequest;
  changes: RequestChanges;
}

/** The mark needs a passed assessment and a review. Declining is possible at any time. */
export function DecisionForms({ request, changes: { verify, decline } }: DecisionFormsProps) {
  const { id, assessment, review } = request;
  const isReady = assessment?.result?.isPassed === true && review !== null;
  return (
    <>
      {isReady ? (
        <TextChangeForm
          {...{ title: words.verify.title, label: words.verify.examined }}
          confirm={words.verify.confirm}
          schema={verifyingSchema.shape.examined}
          maxLength={limits.examined}
          isBusy={verify.isPending}
          onSend={(examined) => verify.mutate({ id, examined })}
        />
      ) : (
        <Stack gap="xs">
          <Title order={2} size="h5">
            {words.verify.title}
          </Title>
          <Text c="dimmed">{words.verify.notReady}</Text>
        </Stack>
      )}
      <TextChangeForm
        {...{ title: words.decline.title, label: words.decline.reason }}
        confirm={words.decline.confirm}
        schema={reasonedSchema.shape.reason}
        maxLength={limits.reason}
        isBusy={decline.isPending}
        isDangerous
        onSend={(reason) => decline.mutate({ id, reason })}
      />
    </>
  );
}
