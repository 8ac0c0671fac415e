import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { errorCode } from '../../../../web/api/call-errors.ts';
import { ButtonLink } from '../../../../web/components/links/ButtonLink.tsx';
import { Section } from '../../../../web/components/sections/Section.tsx';
import { ErrorState } from '../../../../web/components/states/ErrorState.tsx';
import { usePostedForm } from '../../../../web/forms/posted-form-context.ts';
import { PageHead } from '../../../../web/page-head.tsx';
import { developerProfileContent as words } from '../../words/developer-profile.ts';

/** Shown after a report whose form was open when the profile was hidden or deleted. */
function RefusedReport() {
  const report = usePostedForm('report');
  return report?.isRefused ? <p>{report.message}</p> : null;
}

/** Stands for a profile that is hidden, deleted or not loaded. */
export function NotShown({ error, children }: { error: unknown; children: ReactNode }) {
  const { title, text, retry } = words.error;
  return (
    <Section label={title}>
      <PageHead title={title} canonicalPath={null} />
      <ErrorState
        title={title}
        level={1}
        drawing={errorCode(error) === 'NOT_FOUND' ? 'footprints' : undefined}
        action={
          <Group justify="center">
            <Button onClick={() => window.location.reload()}>{retry}</Button>
            <ButtonLink to={words.backToNetwork.to} variant="default">
              {words.backToNetwork.label}
            </ButtonLink>
            <ButtonLink to={words.home.to} variant="default">
              {words.home.label}
            </ButtonLink>
          </Group>
        }
      >
        <p>{text}</p>
        <RefusedReport />
        {children}
      </ErrorState>
    </Section>
  );
}
