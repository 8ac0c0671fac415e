import {
  ActionIcon,
  Box,
  Container,
  Group,
  Stack,
  Text,
  Title,
  useMantineColorScheme,
} from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { interfaceContent } from '../../../shared/words/interface.ts';
import { navigationWords } from '../../../shared/words/navigation.ts';
import { PageLink } from '../../../web/components/PageLink.tsx';
import { StillIcon, type StillIconName } from '../../../web/components/pictures/StillIcon.tsx';
import { useIdentity, useSiteNavigation } from '../../../web/content/frame-content.ts';
import { useIsHydrating } from '../../../web/start/use-is-hydrating.ts';
import { breakpoints } from '../../../web/theme/scale.ts';
import { isAt } from './current-group.ts';
import { DrawnOnce } from './DrawnOnce.tsx';
import classes from './Footer.module.css';
import { Logo } from './Logo.tsx';

/** Entries without a target are text, not links (specification, section 2). */
export function Footer() {
  const { footer } = useSiteNavigation();
  const { socialLinks, copyright } = useIdentity();
  const { placeholderNote, socialLabel } = navigationWords.footer;
  return (
    <DrawnOnce element="footer" className={`${classes.footer} screen-only`} data-tone="sand">
      <Container className={classes.inner}>
        <Stack align="flex-start" className={classes.brand}>
          <Logo />
          <Text c="dimmed" maw="30ch">
            {footer.tagline}
          </Text>
          {socialLinks.length > 0 ? (
            <Group component="ul" aria-label={socialLabel}>
              {socialLinks.map((profile) => (
                <li key={profile.name}>
                  <SocialProfile {...profile} />
                </li>
              ))}
            </Group>
          ) : null}
        </Stack>
        {footer.columns.map((column, index) => (
          <section key={column.title} aria-labelledby={`footer-${index}`}>
            <Title id={`footer-${index}`} order={2} size="1.125rem" lh={1.3} mb="xs">
              {column.title}
            </Title>
            <ul className={classes.entries}>
              {column.entries.map((entry) => (
                <li key={entry.label}>
                  {entry.to ? (
                    <PageLink to={entry.to} className={classes.entry}>
                      {entry.label}
                    </PageLink>
                  ) : (
                    <span className={classes.entry}>
                      {entry.label}
                      <span className={classes.note}> ({placeholderNote})</span>
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
        <Group className={classes.base} justify="space-between" gap="md" c="dimmed" fz="sm">
          <Group gap="0 1.5rem">
            <p>{copyright}</p>
            {footer.legal.map(({ label, to }) => (
              <PageLink key={to} to={to} className={classes.entry}>
                {label}
              </PageLink>
            ))}
          </Group>
          <ColorSchemePicker />
        </Group>
      </Container>
      <FloatingContact />
    </DrawnOnce>
  );
}

type SocialProfileProps = { name: string; icon: StillIconName; url: string | null };

function SocialProfile({ name, icon, url }: SocialProfileProps) {
  const mark = <StillIcon name={icon} size={22} />;
  if (url === null) {
    return (
      <Box component="span" c="dimmed" role="img" aria-label={name}>
        {mark}
      </Box>
    );
  }
  return (
    <ActionIcon component="a" href={url} aria-label={name} rel="me noopener">
      {mark}
    </ActionIcon>
  );
}

/** No option is checked until the browser has read the visitor's choice. */
function ColorSchemePicker() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const isHydrating = useIsHydrating();

  return (
    <fieldset className={`${classes.picker} needs-scripts`}>
      <legend className="visually-hidden">{interfaceContent.colorScheme.legend}</legend>
      {interfaceContent.colorScheme.options.map((option) => (
        <label key={option.value} className={classes.option}>
          <input
            type="radio"
            className="visually-hidden"
            name="footer-color-scheme"
            value={option.value}
            checked={!isHydrating && colorScheme === option.value}
            onChange={() => setColorScheme(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}

/** Ignores smaller movements of a resting thumb. */
const noticedScrollPx = 8;

/**
 * Shows its name on hover and focus. On phones and tablets it hides while the reader scrolls on and when it would cover
 * text or a control.
 */
function FloatingContact() {
  const { pathname } = useLocation();
  const { to, tooltip } = useSiteNavigation().floatingButton;
  const [isAway, setAway] = useState(false);
  const button = useRef<HTMLAnchorElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other words in the place of the button
  useEffect(() => {
    let lastY = window.scrollY;
    let isReadingOn = false;
    let isGone = false;
    let lies: typeof import('./lies-over.ts') | null = null;
    const settle = () => {
      if (!button.current) return;
      setAway(isReadingOn || lies?.liesOverContent(button.current) === true);
    };
    const onScroll = () => {
      if (Math.abs(window.scrollY - lastY) >= noticedScrollPx) {
        isReadingOn = window.scrollY > lastY;
        lastY = window.scrollY;
      }
      settle();
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    // Fires at once, and again when content appears, disappears or folds.
    const observer = new ResizeObserver(settle);
    // Wide screens have room beside the page and need no code for this.
    const small = window.matchMedia(`(max-width: ${breakpoints.lg})`);
    const load = () => {
      if (!small.matches || lies) return;
      import('./lies-over.ts').then(
        (loaded) => {
          lies = loaded;
          if (!isGone) observer.observe(document.body);
        },
        () => {},
      );
    };
    load();
    small.addEventListener('change', load);
    return () => {
      isGone = true;
      window.removeEventListener('scroll', onScroll);
      small.removeEventListener('change', load);
      observer.disconnect();
    };
  }, [pathname]);

  return (
    <ActionIcon
      component={PageLink}
      ref={button}
      to={to}
      variant="filled"
      size="lg"
      radius="50%"
      className={`${classes.button} screen-only`}
      data-place={isAt(to, pathname) ? 'footer' : undefined}
      data-away={isAway || undefined}
    >
      <StillIcon name="message" size={26} />
      <span className={classes.tooltip}>{tooltip}</span>
    </ActionIcon>
  );
}
