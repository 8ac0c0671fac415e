import { navigationContent } from '../../content/navigation.ts';
import { paths } from '../../shared/paths.ts';
import { trpc } from '../trpc.ts';
import classes from './DeveloperMenu.module.css';
import { SiteLink } from './SiteLink.tsx';
import { useLogout } from './useLogout.ts';

type DeveloperMenuProps = {
  layout: 'bar' | 'list';
  /** Called when a link is chosen, so that a menu around it can close. */
  onChoose?: () => void;
};

/**
 * Developer Login, or My Account and Logout once the browser knows that somebody is signed in. The page's HTML is the
 * same for everybody, so the place is as wide as the wider of the two from the start.
 */
export function DeveloperMenu({ layout, onChoose }: DeveloperMenuProps) {
  const current = trpc.developer.current.useQuery();
  const logout = useLogout();
  const { developerLogin, account } = navigationContent;
  const developer = current.data;

  return (
    <div className={classes.menu} data-layout={layout}>
      {developer ? (
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
      ) : (
        <SiteLink to={developerLogin.to} className={classes.item} onClick={onChoose}>
          {developerLogin.label}
        </SiteLink>
      )}
    </div>
  );
}
