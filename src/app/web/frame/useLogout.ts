import { useNavigate } from 'react-router-dom';
import { forgetDeveloperDrafts } from '../../../features/developers/web/profile/developer-drafts.ts';
import { paths } from '../../../shared/paths.ts';
import { navigationContent } from '../../../shared/words/navigation.ts';
import { withToasts } from '../../../web/api/call-toasts.ts';
import { forgetPrivateAnswers } from '../../../web/api/forget-private-answers.ts';
import { trpc } from '../../../web/api/trpc.ts';

/** Ends the developer's session, clears private data and opens the developers page (specification, section 4). */
export function useLogout() {
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const words = navigationContent.account;
  const drafts = () => import('../../../web/forms/drafts/draft-keepers.ts');
  return trpc.developer.logout.useMutation({
    // Saves pending drafts while the session is still valid.
    onMutate: async () => (await drafts()).flushDrafts(),
    ...withToasts({
      done: words.loggedOut,
      failed: words.logoutFailed,
      onDone: async () => {
        const developer = utils.developer.current.getData();
        if (developer) forgetDeveloperDrafts(developer.id);
        await utils.developer.current.invalidate();
        await navigate(paths.developers);
        await forgetPrivateAnswers(utils);
        (await drafts()).forgetDrafts();
      },
    }),
  });
}
