import { useEffect, useRef, useState } from 'react';
import { developerAccountContent } from '../../../content/developer-account.ts';
import type { DeveloperProject } from '../../../shared/developer-project.ts';
import { Button } from '../../components/Button.tsx';
import { ProjectForm } from './ProjectForm.tsx';
import { ProjectRow } from './ProjectRow.tsx';
import classes from './ProjectsEditor.module.css';
import { useProjects } from './useProjects.ts';

const words = developerAccountContent.projects;

type ProjectsEditorProps = { developerId: number; projects: readonly DeveloperProject[] };

/** Adding, changing, ordering and deleting projects. */
export function ProjectsEditor({ developerId, projects }: ProjectsEditorProps) {
  const changes = useProjects(developerId, projects);
  /** Id of the project whose form is open. */
  const [editing, setEditing] = useState<number | 'new' | null>(null);
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
    <section className={classes.editor} aria-labelledby="projects-title">
      <h2 id="projects-title" className={classes.title}>
        {words.heading}
      </h2>
      {projects.length === 0 && editing !== 'new' ? (
        <p className={classes.empty}>{words.empty}</p>
      ) : null}
      <ol className={classes.list}>
        {projects.map((project, index) => (
          <li key={project.id}>
            {editing === project.id ? (
              <ProjectForm
                project={project}
                isSaving={changes.isSaving}
                onSave={async (form) => {
                  if (await changes.save(form, project.id)) edit(null);
                }}
                onCancel={() => edit(null)}
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
      </ol>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {deleted ? (
        <div className={classes.undo} ref={undoButton}>
          <p>{words.undo.text(deleted.project.title)}</p>
          <Button variant="secondary" disabled={changes.isSaving} onClick={() => void undo()}>
            {words.undo.action}
          </Button>
        </div>
      ) : null}
      {editing === 'new' ? (
        <ProjectForm
          project={null}
          isSaving={changes.isSaving}
          onSave={async (form) => {
            if (await changes.save(form, null)) edit(null);
          }}
          onCancel={() => edit(null)}
        />
      ) : (
        <div>
          <Button variant="secondary" onClick={() => edit('new')}>
            {words.add}
          </Button>
        </div>
      )}
    </section>
  );
}
