import { Badge, Box } from '@mantine/core';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { forgetDeveloperDrafts } from '../../../../features/developers/web/profile/developer-drafts.ts';
import { paths } from '../../../../shared/paths.ts';
import { navigationWords } from '../../../../shared/words/navigation.ts';
import { withApi } from '../../../../web/api/ApiProvider.tsx';
import { withToasts } from '../../../../web/api/call-toasts.ts';
import { forgetPrivateAnswers } from '../../../../web/api/forget-private-answers.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { Glyph } from '../../../../web/components/pictures/Glyph.tsx';
import { SiteLink } from '../SiteLink.tsx';
import { type DeveloperLinkProps, DeveloperLogin } from './DeveloperLogin.tsx';
import classes from './NavItem.module.css';

/** Shows My Account and Logout for a signed-in developer, else Developer Login. */
function SignedInMenu({ onChoose }: DeveloperLinkProps) {
  const current = trpc.developer.current.useQuery();
  const logout = useLogout();
  const { account } = navigationWords;
  const unread = trpc.developer.messages.unreadCount.useQuery(undefined, {
    enabled: Boolean(current.data),
    // Messages arrive while the developer is on other pages and tabs.
    refetchOnWindowFocus: 'always',
  });
  const unreadCount = unread.data ?? 0;
  const unreadId = useId();
  const developer = current.data;
  if (!developer) return <DeveloperLogin onChoose={onChoose} />;

  return (
    <>
      <SiteLink
        to={paths.developerProfile(developer.id)}
        className={classes.item}
        describedBy={unreadId}
        onClick={onChoose}
      >
        <Box component="span" pos="relative" display="inline-flex" flex="none">
          <Glyph d="M9 8.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3 15.5c.5-3.3 2.6-5 6-5s5.5 1.7 6 5" />
          {unreadCount > 0 ? (
            <Badge
              color="ember"
              pos="absolute"
              bottom="50%"
              left="50%"
              maw="none"
              px="0.4em"
              py={0}
              aria-hidden
            >
              {unreadCount > 9 ? '9+' : unreadCount}
            </Badge>
          ) : null}
        </Box>
        <span className={classes.label}>{account.myAccount}</span>
        <span id={unreadId} hidden>
          {unreadCount > 0 ? account.unread(unreadCount) : ''}
        </span>
      </SiteLink>
      <button
        type="button"
        className={classes.item}
        disabled={logout.isPending}
        onClick={() => logout.mutate(undefined, { onSuccess: onChoose })}
      >
        <Glyph d="M8.5 3H3v12h5.5M7.5 9h8M12.5 6l3 3-3 3" />
        <span className={classes.label}>
          {logout.isPending ? account.loggingOut : account.logout}
        </span>
      </button>
    </>
  );
}

export default withApi(SignedInMenu);

/** Ends the developer's session, clears private data and opens the developers page (specification, section 4). */
function useLogout() {
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const words = navigationWords.account;
  const drafts = () => import('../../../../web/forms/drafts/draft-keepers.ts');
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
