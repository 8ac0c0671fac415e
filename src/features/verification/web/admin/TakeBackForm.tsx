import { reasonedSchema } from '../../verification.ts';
import { verificationLimits as limits } from '../../verification-limits.ts';
import { adminVerificationWords } from '../../words/admin-verification.ts';
import { TextChangeForm } from './TextChangeForm.tsx';
import type { RequestChanges } from './useRequestChanges.ts';

const words = adminVerificationWords.mark;

/** A mark that has ended by its time is refused by the server. */
export function TakeBackForm({ id, changes }: { id: number; changes: RequestChanges }) {
  const { takeBack } = changes;
  return (
    <TextChangeForm
      {...{ title: words.title, label: words.takeBackReason }}
      confirm={words.takeBack}
      schema={reasonedSchema.shape.reason}
      maxLength={limits.reason}
      isBusy={takeBack.isPending}
      isDangerous
      onSend={(reason) => takeBack.mutate({ id, reason })}
    />
  );
}
