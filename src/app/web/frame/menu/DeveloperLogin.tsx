import { Glyph } from '../../../../web/components/pictures/Glyph.tsx';
import { useSiteNavigation } from '../../../../web/content/frame-content.ts';
import { SiteLink } from '../SiteLink.tsx';
import classes from './NavItem.module.css';

export type DeveloperLinkProps = {
  /** Lets a menu around it close. */
  onChoose?: () => void;
};

/** Login link for visitors who are not known to be signed in. */
export function DeveloperLogin({ onChoose }: DeveloperLinkProps) {
  const { developerLogin } = useSiteNavigation();
  return (
    <SiteLink to={developerLogin.to} className={classes.item} onClick={onChoose}>
      <Glyph d="M9.5 3H15v12H9.5M2.5 9H10M7.5 6l3 3-3 3" />
      <span className={classes.label}>{developerLogin.label}</span>
    </SiteLink>
  );
}
