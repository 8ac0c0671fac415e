import { Button, Stack, Title } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Columns } from '../../../../web/components/sections/Columns.tsx';
import { Section } from '../../../../web/components/sections/Section.tsx';
import type { CurrentDeveloper } from '../../developers.ts';
import { developerAccountContent } from '../../words/developer-account.ts';
import { ProfileForm } from './form/ProfileForm.tsx';
import { useNewsState } from './form/useNewsState.ts';
import { useProfileForm } from './form/useProfileForm.ts';
import { useProfileUpdate } from './form/useProfileUpdate.ts';
import type { OwnerParts } from './owner-parts.ts';
import { PhotoEditor } from './photo/PhotoEditor.tsx';
import { ProjectsEditor } from './projects/ProjectsEditor.tsx';

const words = developerAccountContent.edit;

type ProfileEditorProps = {
  owner: CurrentDeveloper;
  onSaved: () => void;
  onCancel: () => void;
  onDirtyChange: (isDirty: boolean) => void;
  onSignedOut: () => void;
  NewsSettings: OwnerParts['NewsSettings'];
};

function ProfileEditor({
  owner,
  onSaved,
  onCancel,
  onDirtyChange,
  onSignedOut,
  NewsSettings,
}: ProfileEditorProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const profile = useProfileForm(owner, { news: useNewsState(owner) });
  const [isProjectDirty, setIsProjectDirty] = useState(false);
  const isDirty = profile.isEdited || isProjectDirty;
  const report = useEffectEvent(onDirtyChange);
  useEffect(() => {
    report(isDirty);
    return () => report(false);
  }, [isDirty]);
  const update = useProfileUpdate({
    saved: words.saved,
    failed: words.failed,
    onSaved: () => {
      profile.forget();
      if (!isProjectDirty) onSaved();
    },
    onOutdated: profile.showNewer,
  });

  return (
    <Section label={words.title}>
      <Columns widths="6fr 5fr" gap="4xl" align="start">
        <Stack gap="xl">
          <Title order={2} fz="2xl" ref={heading} tabIndex={-1} style={{ outline: 'none' }}>
            {words.title}
          </Title>
          <PhotoEditor owner={owner} onSignedOut={onSignedOut} />
          <ProfileForm
            label={words.title}
            state={profile}
            onSubmit={() => update.save(owner.id, profile.change())}
          >
            <Button type="submit" disabled={update.isPending}>
              {update.isPending ? words.saving : words.save}
            </Button>
            <Button variant="default" onClick={onCancel}>
              {words.cancel}
            </Button>
          </ProfileForm>
          <NewsSettings isOpenToBriefs={owner.isOpenToBriefs} />
        </Stack>
        <ProjectsEditor owner={owner} onDirtyChange={setIsProjectDirty} onSignedOut={onSignedOut} />
      </Columns>
    </Section>
  );
}

export default ProfileEditor;
