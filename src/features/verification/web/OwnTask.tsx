import { Button, Stack, Text, Textarea, Title } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { longMoment } from '../../../shared/words/long-day.ts';
import { useCheckedForm } from '../../../web/forms/useCheckedForm.ts';
import { answerSchema, type OwnRequest } from '../verification.ts';
import { verificationLimits as limits } from '../verification-limits.ts';
import { ownVerificationWords } from '../words/own-verification.ts';
import { AsWritten } from './AsWritten.tsx';
import type { VerificationChanges } from './useOwnVerification.ts';

const words = ownVerificationWords.task;
const validate = schemaResolver(answerSchema.pick({ text: true }), { sync: true });

interface OwnTaskProps {
  requestId: number;
  assessment: NonNullable<OwnRequest['assessment']>;
  isOpen: boolean;
  answer: VerificationChanges['answer'];
}

/** The given task, its answer and the result. */
export function OwnTask({ requestId, assessment, isOpen, answer }: OwnTaskProps) {
  const { title, text, answerUntil, answered, result } = assessment;
  return (
    <Stack gap="md">
      <Title order={4} size="h5">
        {words.title(title)}
      </Title>
      <AsWritten label={`${words.until} ${longMoment(answerUntil)}`} text={text} />
      {answered ? (
        <>
          <Text c="dimmed">{words.answered(longMoment(answered.at))}</Text>
          <AsWritten label={words.yourAnswer} text={answered.text} />
        </>
      ) : null}
      {isOpen && !answered ? (
        <AnswerForm requestId={requestId} answerUntil={answerUntil} answer={answer} />
      ) : null}
      {result ? (
        <>
          <Text fw={600}>{result.isPassed ? words.passed : words.notPassed}</Text>
          <AsWritten label={words.remarks} text={result.remarks} />
        </>
      ) : null}
    </Stack>
  );
}

type AnswerFormProps = Pick<OwnTaskProps, 'requestId' | 'answer'> & { answerUntil: Date };

/** The server decides whether the answer is in time: its clock counts. */
function AnswerForm({ requestId, answerUntil, answer }: AnswerFormProps) {
  const form = useCheckedForm({ initialValues: { text: '' }, validate });
  if (answerUntil.getTime() <= Date.now()) return <Text>{words.over}</Text>;
  return (
    <form noValidate onSubmit={form.onSubmit(({ text }) => answer.mutate({ id: requestId, text }))}>
      <Stack gap="sm" align="flex-start">
        <Textarea
          label={words.label}
          description={words.description}
          {...form.getInputProps('text')}
          rows={8}
          w="100%"
          maxLength={limits.answer}
          required
        />
        <Button type="submit" disabled={answer.isPending}>
          {answer.isPending ? words.sending : words.send}
        </Button>
      </Stack>
    </form>
  );
}
