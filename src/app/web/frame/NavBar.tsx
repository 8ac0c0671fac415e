import { ActionIcon, Box, Container, Group, useMantineColorScheme } from '@mantine/core';
import { SearchOpener } from '../../../features/search/web/SearchOpener.tsx';
import { navigationWords } from '../../../shared/words/navigation.ts';
import { adminBarId } from '../../../web/admin-frame.ts';
import { ButtonLink } from '../../../web/components/links/ButtonLink.tsx';
import { StillIcon } from '../../../web/components/pictures/StillIcon.tsx';
import { useSiteNavigation } from '../../../web/content/frame-content.ts';
import { DrawnOnce } from './DrawnOnce.tsx';
import { Logo } from './Logo.tsx';
import { DeveloperMenu } from './menu/DeveloperMenu.tsx';
import { MobileMenu } from './menu/MobileMenu.tsx';
import navItem from './menu/NavItem.module.css';
import { NavMenu } from './menu/NavMenu.tsx';
import classes from './NavBar.module.css';
import { SiteLink } from './SiteLink.tsx';

/** The stylesheet picks one of its two layouts (specification, section 2). */
export function NavBar() {
  const { groups, topLevel, getStarted } = useSiteNavigation();
  return (
    <DrawnOnce element="header" className={`${classes.header} screen-only`}>
      <Container component="nav" aria-label={navigationWords.landmarkLabel} className={classes.bar}>
        <Group className={classes.row} gap="xs" mih="var(--site-header-height)">
          <Logo />
          <Group
            component="ul"
            className={`${classes.wide} ${classes.menus}`}
            gap={0}
            wrap="nowrap"
          >
            {groups.map((group, index) => (
              <NavMenu key={group.label} id={`nav-${index}`} {...group} />
            ))}
            {topLevel.map((link) => (
              <li key={link.to}>
                <SiteLink to={link.to} className={navItem.item}>
                  {link.label}
                </SiteLink>
              </li>
            ))}
          </Group>
          <div id={adminBarId} className={classes.admin} />
          <Group gap={2} wrap="nowrap" ml="auto" className={classes.tools}>
            <div className={`${classes.wide} ${classes.account}`}>
              <DeveloperMenu layout="bar" />
            </div>
            <SearchOpener />
            <ColorSchemeToggle />
            <div className={classes.offer}>
              <ButtonLink to={getStarted.to} size="sm">
                {getStarted.label}
              </ButtonLink>
            </div>
            <div className={classes.narrow}>
              <MobileMenu />
            </div>
          </Group>
        </Group>
      </Container>
    </DrawnOnce>
  );
}

/** The stylesheet picks the name and the icon, because the server does not know the visitor's scheme. */
function ColorSchemeToggle() {
  const { toDark, toLight } = navigationWords.colorScheme;
  const { toggleColorScheme } = useMantineColorScheme();
  return (
    <ActionIcon className="needs-scripts" onClick={toggleColorScheme}>
      <Box component="span" darkHidden>
        <StillIcon name="moon" size={20} />
        <span className="visually-hidden">{toDark}</span>
      </Box>
      <Box component="span" lightHidden>
        <StillIcon name="sun" size={20} />
        <span className="visually-hidden">{toLight}</span>
      </Box>
    </ActionIcon>
  );
}
