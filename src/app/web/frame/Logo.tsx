import { Text } from '@mantine/core';
import { paths } from '../../../shared/paths.ts';
import { navigationWords } from '../../../shared/words/navigation.ts';
import { PageLink } from '../../../web/components/PageLink.tsx';
import { useIdentity } from '../../../web/content/frame-content.ts';
import classes from './Logo.module.css';

export function Logo() {
  const { brand, logo, hasNameInLogo } = useIdentity();
  const [name, ending] = brand.split('.');
  return (
    <PageLink
      to={paths.home}
      className={classes.logo}
      aria-label={navigationWords.homeLinkLabel(brand)}
    >
      {logo ? (
        // Not low, React would put a preload link before it, which the browser does not find again in a landmark drawn by itself.
        <img src={logo} alt="" height="34" fetchPriority="low" />
      ) : (
        <Mark />
      )}
      {logo && hasNameInLogo ? null : (
        <span aria-hidden="true">
          {name}
          {ending ? (
            <Text span inherit c="var(--mantine-color-anchor)">
              .{ending}
            </Text>
          ) : null}
        </span>
      )}
    </PageLink>
  );
}

function Mark() {
  return (
    <svg aria-hidden="true" viewBox="3 3 26 26" width="34" height="34" focusable="false">
      <path
        fill="var(--site-cool)"
        fillRule="evenodd"
        d="M4 9.5C4.8 5 10 4.2 15 4.5c6 .3 12.3.5 13 5.3.6 4.4-3 8.2-5.7 11.8-2 2.7-3.4 6-6.3 6s-4.3-2.9-6-5.6C7.6 18 3.3 14 4 9.5zm4 1.3c-.4 2.6 2.6 5.2 4.3 7.9 1.1 1.8 1.9 3.8 3.6 3.8s2.5-2.5 3.6-4c1.8-2.5 4.5-4.5 4.1-7.1-.4-2.7-4.4-3.1-8.4-3.2-3.2-.1-6.8.2-7.2 2.6z"
      />
      <circle fill="var(--site-accent)" cx="15.8" cy="13.2" r="3.7" />
    </svg>
  );
}
