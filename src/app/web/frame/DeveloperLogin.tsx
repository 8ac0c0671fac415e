import { navigationContent } from '../../../shared/words/navigation.ts';
import { Glyph } from '../../../web/components/Glyph.tsx';
import classes from './NavItem.module.css';
import { SiteLink } from './SiteLink.tsx';

export type DeveloperLinkProps = {
  /** Called when a link is chosen, so that a menu around it can close. */
  onChoose?: () => void;
};

/** Where the developer part of the navigation leads while nobody is known to be signed in. */
export function DeveloperLogin({ onChoose }: DeveloperLinkProps) {
  const { developerLogin } = navigationContent;
  return (
    <SiteLink to={developerLogin.to} className={classes.item} onClick={onChoose}>
      <Glyph d="M9.5 3H15v12H9.5M2.5 9H10M7.5 6l3 3-3 3" />
      <span className={classes.label}>{developerLogin.label}</span>
    </SiteLink>
  );
}
