import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { chosenTypes } from '../../../../../shared/media/media.ts';
import { pictureContent } from '../../../../../shared/words/pictures.ts';
import { UploadList } from '../../../../media/web/admin/upload/UploadList.tsx';
import type { OwnProject, ProjectPicture } from '../../../projects/own-projects.ts';
import { projectPictureWords as words } from '../../../words/projects/project-pictures.ts';
import { ProjectPictureRow } from './ProjectPictureRow.tsx';
import { useProjectPictures } from './useProjectPictures.ts';

/** Some systems have no MIME type for HEIC. */
const accepted = [...chosenTypes, '.heic', '.heif'].join(',');

type ProjectPicturesProps = {
  project: OwnProject;
  onShow: (pictures: ProjectPicture[]) => void;
  reload: () => Promise<unknown>;
  onSignedOut: () => void;
  onClose: () => void;
};

export function ProjectPictures({ onClose, ...input }: ProjectPicturesProps) {
  const { project } = input;
  const { pictures } = project;
  const changes = useProjectPictures(input);
  const chooser = useRef<HTMLInputElement>(null);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const dragged = useRef<number | null>(null);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => chooseButton.current?.focus(), []);
  const focusNext = useRef<{ index: number; control: 'input' | 'button' } | null>(null);
  const focusMoved = useEffectEvent((_order: string) => {
    const next = focusNext.current;
    focusNext.current = null;
    const row = next && list.current?.children[next.index];
    row?.querySelector<HTMLElement>(`${next?.control}:enabled`)?.focus();
  });
  const order = pictures.map(({ id }) => id).join();
  useEffect(() => focusMoved(order), [order]);

  const move = (from: number, to: number, control: 'input' | 'button' | null = null) => {
    if (from === to || to < 0 || to >= pictures.length) return;
    changes.move(from, to);
    setAnnouncement(words.moved(from + 1, to + 1, pictures.length));
    focusNext.current = control && { index: to, control };
  };
  const moveByKey = (event: KeyboardEvent, index: number) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    const control = event.target instanceof HTMLInputElement ? 'input' : 'button';
    move(index, event.key === 'ArrowUp' ? index - 1 : index + 1, control);
  };
  const drop = (to: number) => {
    if (dragged.current !== null) move(dragged.current, to, 'button');
    dragged.current = null;
  };

  return (
    <Paper component="section" withBorder p="md" mt="xs" aria-label={words.listOf(project.title)}>
      <Stack>
        <Text c="dimmed" fz="sm">
          {words.hint} {pictureContent.limits}
        </Text>
        {pictures.length > 1 ? (
          <Text c="dimmed" fz="sm">
            {words.order}
          </Text>
        ) : null}
        <p className="visually-hidden" role="status">
          {announcement}
        </p>
        {pictures.length > 0 ? (
          <Stack component="ol" gap="sm" ref={list} aria-label={words.listOf(project.title)}>
            {pictures.map((picture, index) => (
              <li
                key={picture.id}
                onKeyDown={(event) => moveByKey(event, index)}
                onDragOver={(event) => event.preventDefault()}
                onDrop={() => drop(index)}
              >
                <ProjectPictureRow
                  picture={picture}
                  position={index}
                  count={pictures.length}
                  isRemoving={changes.isRemoving}
                  onDragStart={() => {
                    dragged.current = index;
                  }}
                  onMove={(step) => move(index, index + step)}
                  onDescribe={(alt) => changes.describe(picture.id, alt)}
                  onRemove={() => {
                    changes.remove(picture.id);
                    chooseButton.current?.focus();
                  }}
                />
              </li>
            ))}
          </Stack>
        ) : null}
        <UploadList queue={changes.queue} pictures={changes.uploads} />
        {changes.left <= 0 ? <Text fz="sm">{words.full}</Text> : null}
        <Group>
          <Button
            ref={chooseButton}
            variant="default"
            // It keeps the focus of a person who fills the last place.
            aria-disabled={changes.left <= 0}
            data-disabled={changes.left <= 0 || undefined}
            onClick={() => (changes.left > 0 ? chooser.current?.click() : undefined)}
          >
            {words.choose}
          </Button>
          <Button variant="subtle" onClick={onClose}>
            {words.close}
          </Button>
        </Group>
        <input
          ref={chooser}
          type="file"
          multiple
          accept={accepted}
          aria-label={words.choose}
          hidden
          onChange={(event) => {
            changes.add([...(event.currentTarget.files ?? [])]);
            event.currentTarget.value = '';
          }}
        />
      </Stack>
    </Paper>
  );
}
