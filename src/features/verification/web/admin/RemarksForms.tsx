import { useState } from 'react';
import { SelectField } from '../../../../web/forms/SelectField.tsx';
import { resultSchema, reviewSchema, type VerificationRequest } from '../../verification.ts';
import { verificationLimits as limits } from '../../verification-limits.ts';
import { adminVerificationWords as words } from '../../words/admin-verification.ts';
import { TextChangeForm } from './TextChangeForm.tsx';
import type { RequestChanges } from './useRequestChanges.ts';

interface RemarksFormsProps {
  request: VerificationRequest;
  changes: RequestChanges;
}

const results = [
  { value: 'passed', label: words.result.passed },
  { value: 'notPassed', label: words.result.notPassed },
];

/** Result of the assessment, once there is something to judge, and review of the portfolio. */
export function RemarksForms({ request, changes: { assess, review } }: RemarksFormsProps) {
  const { id, assessment } = request;
  const given = assessment?.result;
  const [result, setResult] = useState(given?.isPassed === false ? 'notPassed' : 'passed');
  const isJudged =
    assessment !== null &&
    (assessment.answered !== null || assessment.answerUntil.getTime() <= Date.now());
  return (
    <>
      {isJudged ? (
        <TextChangeForm
          {...{ title: words.result.title, label: words.result.remarks }}
          confirm={words.result.save}
          schema={resultSchema.shape.remarks}
          maxLength={limits.remarks}
          initial={given?.remarks ?? ''}
          isBusy={assess.isPending}
          onSend={(remarks) => assess.mutate({ id, isPassed: result === 'passed', remarks })}
        >
          <SelectField
            label={words.result.result}
            options={results}
            value={result}
            onChange={(event) => setResult(event.currentTarget.value)}
          />
        </TextChangeForm>
      ) : null}
      <TextChangeForm
        {...{ title: words.review.title, label: words.review.remarks }}
        confirm={words.review.save}
        schema={reviewSchema.shape.remarks}
        maxLength={limits.remarks}
        initial={request.review?.remarks ?? ''}
        isBusy={review.isPending}
        onSend={(remarks) => review.mutate({ id, remarks })}
      />
    </>
  );
}
