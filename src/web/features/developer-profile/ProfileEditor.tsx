import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { developerAccountContent } from '../../../content/developer-account.ts';
import type { CurrentDeveloper } from '../../../shared/developer.ts';
import type { DeveloperProject } from '../../../shared/developer-project.ts';
import { Button } from '../../components/Button.tsx';
import { Section } from '../../components/Section.tsx';
import { withMantine } from '../../MantineScope.tsx';
import { PhotoEditor } from './PhotoEditor.tsx';
import classes from './ProfileEditor.module.css';
import { ProfileForm } from './ProfileForm.tsx';
import { ProjectsEditor } from './ProjectsEditor.tsx';
import { useProfileForm } from './useProfileForm.ts';
import { useProfileUpdate } from './useProfileUpdate.ts';

const words = developerAccountContent.edit;

type ProfileEditorProps = {
  owner: CurrentDeveloper;
  projects: readonly DeveloperProject[];
  /** Everything is saved. */
  onSaved: () => void;
  onCancel: () => void;
  /** Whether something is typed that is not saved. */
  onDirtyChange: (isDirty: boolean) => void;
  onSignedOut: () => void;
};

/** What the owner changes: photo, fields and projects. */
function ProfileEditor({
  owner,
  projects,
  onSaved,
  onCancel,
  onDirtyChange,
  onSignedOut,
}: ProfileEditorProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const profile = useProfileForm(owner);
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
      // A project that is being written stays open.
      if (!isProjectDirty) onSaved();
    },
    onOutdated: profile.showNewer,
  });

  return (
    <Section label={words.title}>
      <div className={classes.columns}>
        <div className={classes.profile}>
          <h2 ref={heading} tabIndex={-1} className={classes.title}>
            {words.title}
          </h2>
          <PhotoEditor owner={owner} onSignedOut={onSignedOut} />
          <ProfileForm
            label={words.title}
            state={profile}
            onSubmit={() => update.save(owner.id, profile.change())}
          >
            <Button type="submit" disabled={update.isPending}>
              {update.isPending ? words.saving : words.save}
            </Button>
            <Button variant="secondary" onClick={onCancel}>
              {words.cancel}
            </Button>
          </ProfileForm>
        </div>
        <ProjectsEditor
          developerId={owner.id}
          projects={projects}
          onDirtyChange={setIsProjectDirty}
        />
      </div>
    </Section>
  );
}

export default withMantine(ProfileEditor);
