import { navigationContent } from '../../content/navigation.ts';
import { paths } from '../../shared/paths.ts';
import { withApi } from '../api/ApiProvider.tsx';
import { trpc } from '../api/trpc.ts';
import { type DeveloperLinkProps, DeveloperLogin } from './DeveloperLogin.tsx';
import classes from './NavItem.module.css';
import { SiteLink } from './SiteLink.tsx';
import { useLogout } from './useLogout.ts';

/** My Account and Logout for the signed-in developer; Developer Login while that is unknown or when it is nobody. */
function SignedInMenu({ onChoose }: DeveloperLinkProps) {
  const current = trpc.developer.current.useQuery();
  const logout = useLogout();
  const { account } = navigationContent;
  const developer = current.data;
  if (!developer) return <DeveloperLogin onChoose={onChoose} />;

  return (
    <>
      <SiteLink
        to={paths.developerProfile(developer.id)}
        className={classes.item}
        onClick={onChoose}
      >
        {account.myAccount}
      </SiteLink>
      <button
        type="button"
        className={classes.item}
        disabled={logout.isPending}
        onClick={() => logout.mutate(undefined, { onSuccess: onChoose })}
      >
        {logout.isPending ? account.loggingOut : account.logout}
      </button>
    </>
  );
}

export default withApi(SignedInMenu);
