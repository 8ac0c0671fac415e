import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { LeaveDialog } from '../../../../../web/components/dialog/LeaveDialog.tsx';
import type { DeveloperProject } from '../../../developer-projects.ts';
import { developerAccountContent } from '../../../words/developer-account.ts';
import { ProjectForm } from './ProjectForm.tsx';
import { ProjectRow } from './ProjectRow.tsx';
import { readProjectDraft, writeProjectDraft } from './project-draft.ts';
import { useProjects } from './useProjects.ts';

const words = developerAccountContent.projects;

type ProjectsEditorProps = {
  developerId: number;
  projects: readonly DeveloperProject[];
  onDirtyChange: (isDirty: boolean) => void;
};

function firstOpen(developerId: number, projects: readonly DeveloperProject[]) {
  const hasDraft = (projectId: number | null) =>
    readProjectDraft({ developerId, projectId }) !== null;
  const open = projects.find(({ id }) => hasDraft(id))?.id ?? null;
  return open ?? (hasDraft(null) ? ('new' as const) : null);
}

export function ProjectsEditor({ developerId, projects, onDirtyChange }: ProjectsEditorProps) {
  const changes = useProjects(developerId, projects);
  const [editing, setEditing] = useState<number | 'new' | null>(() =>
    firstOpen(developerId, projects),
  );
  const [isDirty, setIsDirty] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [deleted, setDeleted] = useState<{ project: DeveloperProject; position: number } | null>(
    null,
  );
  const [announcement, setAnnouncement] = useState('');
  const undoButton = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (deleted) undoButton.current?.querySelector('button')?.focus();
  }, [deleted]);

  const edit = (target: number | 'new' | null) => {
    setDeleted(null);
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
  const move = (project: DeveloperProject, from: number, to: number) => {
    void changes.move(from, to);
    setAnnouncement(words.moved(project.title, to + 1, projects.length));
  };
  const remove = async (project: DeveloperProject, position: number) => {
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
                  isSaving={changes.isSaving}
                  onSave={(_form, change) => void closeAfter(changes.change(project.id, change))}
                  onCancel={cancel}
                  onDirtyChange={report}
                />
              ) : (
                <ProjectRow
                  project={project}
                  position={index}
                  count={projects.length}
                  isDeleting={changes.isDeleting}
                  onMove={(step) => move(project, index, index + step)}
                  onEdit={() => edit(project.id)}
                  onDelete={() => void remove(project, index)}
                />
              )}
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
          isSaving={changes.isSaving}
          onSave={(form) => void closeAfter(changes.add(form))}
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
