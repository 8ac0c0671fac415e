import { requestPageContent } from '../../../content/request-page.ts';
import { paths } from '../../../shared/paths.ts';
import { trpc } from '../../api/trpc.ts';
import type { RequestSectionProps } from './request-section.ts';
import { WithdrawalForm } from './WithdrawalForm.tsx';

/** The end of a request by its sender. */
export function Withdrawal({ requestKey }: RequestSectionProps) {
  const withdrawal = trpc.contact.requests.withdraw.useMutation();
  return (
    <WithdrawalForm
      name="withdraw"
      words={requestPageContent.withdrawal}
      pagePath={paths.request(requestKey)}
      withdraw={() => withdrawal.mutateAsync({ key: requestKey })}
    />
  );
}
