import { navigationContent } from '../../content/navigation.ts';
import { ButtonLink } from '../components/ButtonLink.tsx';
import { SearchOpener } from '../features/search/SearchOpener.tsx';
import { ColorSchemeToggle } from './ColorSchemeToggle.tsx';
import { DeveloperMenu } from './DeveloperMenu.tsx';
import { Logo } from './Logo.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import classes from './NavBar.module.css';
import { NavMenu } from './NavMenu.tsx';
import { SiteLink } from './SiteLink.tsx';

/** The bar at the top of every page (specification, section 2); which of its two layouts shows is up to the screen. */
export function NavBar() {
  const { landmarkLabel, groups, topLevel, getStarted } = navigationContent;
  return (
    <header className={classes.header}>
      <nav className={classes.bar} aria-label={landmarkLabel}>
        <Logo />
        <ul className={classes.links}>
          {groups.map((group) => (
            <NavMenu key={group.label} {...group} />
          ))}
          {topLevel.map((link) => (
            <li key={link.to}>
              <SiteLink to={link.to} className={classes.link}>
                {link.label}
              </SiteLink>
            </li>
          ))}
        </ul>
        <div className={classes.tools}>
          <div className={classes.wideOnly}>
            <DeveloperMenu layout="bar" />
          </div>
          <SearchOpener />
          <ColorSchemeToggle />
          <div className={classes.wideOnly}>
            <ButtonLink to={getStarted.to} size="sm">
              {getStarted.label}
            </ButtonLink>
          </div>
          <div className={classes.smallOnly}>
            <MobileMenu />
          </div>
        </div>
      </nav>
    </header>
  );
}
