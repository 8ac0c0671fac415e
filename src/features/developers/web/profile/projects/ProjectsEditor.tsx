import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { trpc } from '../../../../../web/api/trpc.ts';
import { Dialog } from '../../../../../web/components/dialog/Dialog.tsx';
import { LeaveDialog } from '../../../../../web/components/dialog/LeaveDialog.tsx';
import { LoadState } from '../../../../../web/components/states/LoadState.tsx';
import type { CurrentDeveloper } from '../../../developers.ts';
import type { OwnProject, OwnProjectForm } from '../../../projects/own-projects.ts';
import { projectPath } from '../../../projects/project-path.ts';
import { developerAccountContent } from '../../../words/developer-account.ts';
import { ProjectForm } from './ProjectForm.tsx';
import { ProjectPictures } from './ProjectPictures.tsx';
import { ProjectRow } from './ProjectRow.tsx';
import { readProjectDraft, writeProjectDraft } from './project-draft.ts';
import { useProjects } from './useProjects.ts';

const words = developerAccountContent.projects;

type ProjectsEditorProps = {
  owner: CurrentDeveloper;
  onDirtyChange: (isDirty: boolean) => void;
  onSignedOut: () => void;
};

function firstOpen(developerId: number, projects: readonly OwnProject[]) {
  const hasDraft = (projectId: number | null) =>
    readProjectDraft({ developerId, projectId }) !== null;
  const open = projects.find(({ id }) => hasDraft(id))?.id ?? null;
  return open ?? (hasDraft(null) ? ('new' as const) : null);
}

export function ProjectsEditor(props: ProjectsEditorProps) {
  const own = trpc.developer.projects.own.useQuery();
  return own.data ? (
    <LoadedProjects {...props} projects={own.data} />
  ) : (
    <LoadState query={own} words={words} onRetry={() => void own.refetch()} />
  );
}

type LoadedProjectsProps = ProjectsEditorProps & { projects: readonly OwnProject[] };

function LoadedProjects({ owner, projects, onDirtyChange, onSignedOut }: LoadedProjectsProps) {
  const developerId = owner.id;
  const changes = useProjects(developerId, projects);
  const [editing, setEditing] = useState<number | 'new' | null>(() =>
    firstOpen(developerId, projects),
  );
  const [isByHand, setIsByHand] = useState(false);
  const [isDirty, setIsDirty] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [withPictures, setWithPictures] = useState<number | null>(null);
  const [doomed, setDoomed] = useState<{ project: OwnProject; position: number } | null>(null);
  const [deleted, setDeleted] = useState<{ project: OwnProject; position: number } | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const undoButton = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (deleted) undoButton.current?.querySelector('button')?.focus();
  }, [deleted]);

  const edit = (target: number | 'new' | null) => {
    setDeleted(null);
    setIsByHand(true);
    setEditing(target);
  };
  const report = (dirty: boolean) => {
    setIsDirty(dirty);
    onDirtyChange(dirty);
  };
  const projectId = editing === 'new' ? null : editing;
  const close = () => {
    setIsAsking(false);
    edit(null);
  };
  const giveUp = () => {
    writeProjectDraft({ developerId, projectId }, null);
    close();
  };
  const cancel = () => (isDirty ? setIsAsking(true) : close());
  const closeAfter = async (saving: Promise<boolean>) => {
    if (await saving) giveUp();
  };
  const move = (project: OwnProject, from: number, to: number) => {
    void changes.move(from, to);
    setAnnouncement(words.moved(project.title, to + 1, projects.length));
  };
  const addNew = async (form: OwnProjectForm) => {
    const added = await changes.add(form);
    if (!added) return;
    giveUp();
    setWithPictures(added.id);
  };
  const askToRemove = (project: OwnProject, position: number) =>
    project.pictures.length > 0 ? setDoomed({ project, position }) : void remove(project, position);
  const remove = async (project: OwnProject, position: number) => {
    setDoomed(null);
    if (await changes.deleteProject(project)) setDeleted({ project, position });
  };
  const undo = async () => {
    if (deleted && (await changes.restore(deleted.project, deleted.position))) setDeleted(null);
  };

  return (
    <Stack component="section" gap="lg" aria-labelledby="projects-title">
      <Title order={2} fz="2xl" id="projects-title">
        {words.heading}
      </Title>
      {projects.length === 0 && editing !== 'new' ? <Text c="dimmed">{words.empty}</Text> : null}
      {projects.length > 0 ? (
        <Stack component="ol">
          {projects.map((project, index) => (
            <li key={project.id}>
              {editing === project.id ? (
                <ProjectForm
                  developerId={developerId}
                  project={project}
                  isByHand={isByHand}
                  isSaving={changes.isSaving}
                  onSave={(_form, change) => void closeAfter(changes.change(project.id, change))}
                  onCancel={cancel}
                  onDirtyChange={report}
                />
              ) : (
                <ProjectRow
                  project={project}
                  path={projectPath({ developer: owner, project })}
                  position={index}
                  count={projects.length}
                  isDeleting={changes.isDeleting}
                  isFeaturing={changes.isFeaturing}
                  arePicturesOpen={withPictures === project.id}
                  onFeature={() => void changes.feature(project.id, !project.isFeatured)}
                  onPictures={() =>
                    setWithPictures(withPictures === project.id ? null : project.id)
                  }
                  onMove={(step) => move(project, index, index + step)}
                  onEdit={() => edit(project.id)}
                  onDelete={() => askToRemove(project, index)}
                />
              )}
              {withPictures === project.id ? (
                <ProjectPictures
                  project={project}
                  onShow={(pictures) =>
                    changes.show(
                      projects.map((one) => (one.id === project.id ? { ...one, pictures } : one)),
                    )
                  }
                  reload={changes.reload}
                  onSignedOut={onSignedOut}
                  onClose={() => setWithPictures(null)}
                />
              ) : null}
            </li>
          ))}
        </Stack>
      ) : null}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {deleted ? (
        <Paper variant="dashed" p="md" ref={undoButton}>
          <Group justify="space-between">
            <p>{words.undo.text(deleted.project.title)}</p>
            <Button variant="default" disabled={changes.isSaving} onClick={() => void undo()}>
              {words.undo.action}
            </Button>
          </Group>
        </Paper>
      ) : null}
      {editing === 'new' ? (
        <ProjectForm
          developerId={developerId}
          project={null}
          isByHand={isByHand}
          isSaving={changes.isSaving}
          onSave={(form) => void addNew(form)}
          onCancel={cancel}
          onDirtyChange={report}
        />
      ) : (
        <div>
          <Button variant="default" onClick={() => edit('new')}>
            {words.add}
          </Button>
        </div>
      )}
      {doomed ? (
        <Dialog
          title={words.deletePictures.title}
          onClose={() => setDoomed(null)}
          answers={[
            {
              label: words.deletePictures.delete,
              isDangerous: true,
              onChoose: () => void remove(doomed.project, doomed.position),
            },
            { label: words.deletePictures.keep, isSafe: true, onChoose: () => setDoomed(null) },
          ]}
        >
          <p>{words.deletePictures.text(doomed.project.title, doomed.project.pictures.length)}</p>
        </Dialog>
      ) : null}
      {isAsking ? (
        <LeaveDialog
          words={developerAccountContent.leave}
          onStay={() => setIsAsking(false)}
          onKeep={close}
          onDiscard={giveUp}
        />
      ) : null}
    </Stack>
  );
}
