import { useNavigate } from 'react-router-dom';
import { navigationContent } from '../../content/navigation.ts';
import { paths } from '../../shared/paths.ts';
import { forgetPrivateAnswers } from '../api/forget-private-answers.ts';
import { messageOf } from '../api/message-of.ts';
import { trpc } from '../api/trpc.ts';
import { showToast } from '../components/toast/toast-store.ts';
import { forgetDeveloperDrafts } from '../developer-drafts.ts';

/** Ends the developer's session, forgets who was signed in and goes to the page for developers (section 4). */
export function useLogout() {
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const words = navigationContent.account;
  return trpc.developer.logout.useMutation({
    onSuccess: async () => {
      showToast({ title: words.loggedOutTitle, description: words.loggedOutText });
      const developer = utils.developer.current.getData();
      if (developer) forgetDeveloperDrafts(developer.id);
      await utils.developer.current.invalidate();
      await navigate(paths.developers);
      await forgetPrivateAnswers(utils);
    },
    onError: (error) => {
      showToast({
        title: words.logoutFailedTitle,
        description: messageOf(error, words.logoutFailedText),
        variant: 'destructive',
      });
    },
  });
}
