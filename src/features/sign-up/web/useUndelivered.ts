import { trpc } from '../../../web/api/trpc.ts';

const askEveryMs = 5_000;
/** Two minutes: later reports help no waiting visitor. */
const mostAnswers = 24;

/** Polls until the code is reported as undelivered or the limit is reached. */
export function useUndelivered({
  phoneNumber,
  isWaiting,
}: {
  phoneNumber: string;
  isWaiting: boolean;
}) {
  const utils = trpc.useUtils();
  const input = { phoneNumber };
  const { data } = trpc.developer.codeDelivery.useQuery(input, {
    enabled: isWaiting,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.isUndelivered || state.dataUpdateCount >= mostAnswers ? false : askEveryMs,
  });
  return {
    isUndelivered: data?.isUndelivered ?? false,
    /** Called after another code is sent. */
    forget: () => utils.developer.codeDelivery.setData(input, { isUndelivered: false }),
  };
}
