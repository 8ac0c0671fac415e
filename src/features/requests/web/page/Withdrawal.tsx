import { paths } from '../../../../shared/paths.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { quoteDay } from '../../../quotes/words/quotes.ts';
import { requestPageContent } from '../../words/request-page.ts';
import type { RequestSectionProps } from './request-section.ts';
import { WithdrawalForm } from './WithdrawalForm.tsx';

const words = requestPageContent.withdrawal;

/** The end of a request by its sender. What both sides agreed on outlives it, which is said before. */
export function Withdrawal({ requestKey, request: { agreed } }: RequestSectionProps) {
  const withdrawal = trpc.contact.requests.withdraw.useMutation();
  return (
    <WithdrawalForm
      name="withdraw"
      words={
        agreed
          ? {
              ...words,
              text: words.agreed.text(agreed.kinds, quoteDay(agreed.keptUntil.toISOString())),
              confirm: words.agreed.confirm,
            }
          : words
      }
      pagePath={paths.request(requestKey)}
      withdraw={() => withdrawal.mutateAsync({ key: requestKey })}
    />
  );
}
