import { useNavigate } from 'react-router-dom';
import { navigationContent } from '../../content/navigation.ts';
import { paths } from '../../shared/paths.ts';
import { withToasts } from '../api/call-toasts.ts';
import { forgetPrivateAnswers } from '../api/forget-private-answers.ts';
import { trpc } from '../api/trpc.ts';
import { forgetDeveloperDrafts } from '../developer-drafts.ts';

/** Ends the developer's session, forgets who was signed in and goes to the page for developers (specification, section 4). */
export function useLogout() {
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const words = navigationContent.account;
  const drafts = () => import('../forms/drafts/draft-keepers.ts');
  return trpc.developer.logout.useMutation({
    // The last words reach the server while it still knows the developer.
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
