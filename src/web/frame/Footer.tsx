import IconBrandGithub from '@tabler/icons-react/dist/esm/icons/IconBrandGithub.mjs';
import IconBrandLinkedin from '@tabler/icons-react/dist/esm/icons/IconBrandLinkedin.mjs';
import IconBrandX from '@tabler/icons-react/dist/esm/icons/IconBrandX.mjs';
import IconBrandYoutube from '@tabler/icons-react/dist/esm/icons/IconBrandYoutube.mjs';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { footerContent } from '../../content/navigation.ts';
import { site } from '../../content/site.ts';
import { SectionEdge } from '../components/SectionEdge.tsx';
import { ColorSchemePicker } from './ColorSchemePicker.tsx';
import { FloatingContact } from './FloatingContact.tsx';
import classes from './Footer.module.css';
import { Logo } from './Logo.tsx';

const socialIcons = {
  x: IconBrandX,
  github: IconBrandGithub,
  linkedin: IconBrandLinkedin,
  youtube: IconBrandYoutube,
} as const;

/** The foot of every page; what has no target yet is text, not a link (specification, section 2). */
export function Footer() {
  const columnId = useId();
  return (
    <footer className={classes.footer} data-tone="sand">
      <SectionEdge ridge={3} />
      <div className={classes.inner}>
        <div className={classes.brand}>
          <Logo />
          <p>{footerContent.tagline}</p>
          <ul className={classes.social} aria-label={footerContent.socialLabel}>
            {site.socialLinks.map((profile) => (
              <li key={profile.name}>
                <SocialProfile {...profile} />
              </li>
            ))}
          </ul>
        </div>
        {footerContent.columns.map((column, index) => (
          <section key={column.title} aria-labelledby={`${columnId}-${index}`}>
            <h2 id={`${columnId}-${index}`} className={classes.columnTitle}>
              {column.title}
            </h2>
            <ul className={classes.entries}>
              {column.entries.map((entry) => (
                <li key={entry.label}>
                  {entry.to ? (
                    <Link to={entry.to} className={classes.link}>
                      {entry.label}
                    </Link>
                  ) : (
                    <span className={classes.placeholder}>
                      {entry.label}
                      <span className={classes.note}> ({footerContent.placeholderNote})</span>
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
        <div className={classes.base}>
          <p>{site.copyright}</p>
          <ColorSchemePicker />
        </div>
      </div>
      <FloatingContact />
    </footer>
  );
}

type SocialProfileProps = { name: string; icon: keyof typeof socialIcons; url: string | null };

function SocialProfile({ name, icon, url }: SocialProfileProps) {
  const Icon = socialIcons[icon];
  if (url === null) {
    return (
      <span className={classes.socialIcon} role="img" aria-label={name}>
        <Icon aria-hidden size={22} />
      </span>
    );
  }
  return (
    <a className={classes.socialIcon} href={url} aria-label={name} rel="me noopener">
      <Icon aria-hidden size={22} />
    </a>
  );
}
