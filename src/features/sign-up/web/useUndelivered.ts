import { trpc } from '../../../web/api/trpc.ts';

const askEveryMs = 5_000;
/** Two minutes: reports that come later help nobody who waits. */
const mostAnswers = 24;

/** Whether the code that was sent is known not to have arrived; asked while somebody waits for it. */
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
    /** Another code is on its way. */
    forget: () => utils.developer.codeDelivery.setData(input, { isUndelivered: false }),
  };
}
