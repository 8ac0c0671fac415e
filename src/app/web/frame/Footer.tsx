import { ActionIcon, Box, Container, Group, Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { footerContent } from '../../../shared/words/navigation.ts';
import { site } from '../../../shared/words/site.ts';
import { StillIcon, type StillIconName } from '../../../web/components/StillIcon.tsx';
import { ColorSchemePicker } from './ColorSchemePicker.tsx';
import { FloatingContact } from './FloatingContact.tsx';
import classes from './Footer.module.css';
import { FramePart } from './FramePart.tsx';
import { Logo } from './Logo.tsx';

/** Entries without a target are text, not links (specification, section 2). */
export function Footer() {
  const columnId = useId();
  return (
    <FramePart as="footer" className={`${classes.footer} screen-only`} data-tone="sand">
      <Container className={classes.inner}>
        <Stack align="flex-start" className={classes.brand}>
          <Logo />
          <Text c="dimmed" maw="30ch">
            {footerContent.tagline}
          </Text>
          <Group component="ul" aria-label={footerContent.socialLabel}>
            {site.socialLinks.map((profile) => (
              <li key={profile.name}>
                <SocialProfile {...profile} />
              </li>
            ))}
          </Group>
        </Stack>
        {footerContent.columns.map((column, index) => (
          <section key={column.title} aria-labelledby={`${columnId}-${index}`}>
            <Title id={`${columnId}-${index}`} order={2} size="1.125rem" lh={1.3} mb="xs">
              {column.title}
            </Title>
            <Stack component="ul" gap={0}>
              {column.entries.map((entry) => (
                <li key={entry.label}>
                  {entry.to ? (
                    <Link to={entry.to} className={classes.entry}>
                      {entry.label}
                    </Link>
                  ) : (
                    <span className={classes.entry}>
                      {entry.label}
                      <Text span fz="xs" lh="inherit">
                        {' '}
                        ({footerContent.placeholderNote})
                      </Text>
                    </span>
                  )}
                </li>
              ))}
            </Stack>
          </section>
        ))}
        <Group className={classes.base} justify="space-between" gap="md" c="dimmed" fz="sm">
          <Group gap="0 1.5rem">
            <p>{site.copyright}</p>
            {footerContent.legal.map(({ label, to }) => (
              <Link key={to} to={to} className={classes.entry}>
                {label}
              </Link>
            ))}
          </Group>
          <ColorSchemePicker />
        </Group>
      </Container>
      <FloatingContact />
    </FramePart>
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
