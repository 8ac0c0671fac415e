import { withToasts } from '../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { adminDevelopersContent } from '../../words/admin-developers.ts';

const { toasts } = adminDevelopersContent;

function useFollowing() {
  const { developers, profileReports } = trpc.useUtils().admin;
  return () => Promise.all([developers.list.invalidate(), profileReports.list.invalidate()]);
}

export function useHiding(options: {
  onDone: () => void;
  form: { setErrors: (errors: Record<string, string>) => void };
}) {
  const follow = useFollowing();
  return trpc.admin.developers.hide.useMutation(
    withToasts({
      ...{ done: toasts.hidden, failed: toasts.failed, form: options.form },
      onDone: async () => {
        await follow();
        options.onDone();
      },
      onFailed: follow,
    }),
  );
}

export function useShowing() {
  const follow = useFollowing();
  return trpc.admin.developers.show.useMutation(
    withToasts({ done: toasts.shown, failed: toasts.failed, onDone: follow, onFailed: follow }),
  );
}
