import { Badge, Button, Group, Paper, Stack, Title } from '@mantine/core';
import { MoveButtons } from '../../../../../web/components/MoveButtons.tsx';
import { PageLink } from '../../../../../web/components/PageLink.tsx';
import type { OwnProject } from '../../../projects/own-projects.ts';
import { developerAccountContent } from '../../../words/developer-account.ts';
import { projectPictureWords } from '../../../words/projects/project-pictures.ts';

const words = developerAccountContent.projects;

type ProjectRowProps = {
  project: OwnProject;
  path: string;
  /** Zero-based index. */
  position: number;
  count: number;
  isDeleting: boolean;
  isFeaturing: boolean;
  arePicturesOpen: boolean;
  onFeature: () => void;
  onPictures: () => void;
  onMove: (step: -1 | 1) => void;
  onEdit: () => void;
  onDelete: () => void;
};

export function ProjectRow({
  project,
  path,
  position,
  count,
  isDeleting,
  isFeaturing,
  arePicturesOpen,
  onFeature,
  onPictures,
  onMove,
  onEdit,
  onDelete,
}: ProjectRowProps) {
  return (
    <Paper withBorder p="md">
      <Group wrap="nowrap">
        <MoveButtons
          words={{
            ...{ up: words.moveUp, upNamed: words.moveUpNamed(project.title) },
            ...{ down: words.moveDown, downNamed: words.moveDownNamed(project.title) },
          }}
          {...{ position, count, onMove }}
        />
        <Group flex={1} justify="space-between" gap="xs" miw={0}>
          <Stack gap="xxs" flex="1 1 10rem" miw={0}>
            <Title order={3} size="h4" dir="auto">
              {project.title}
            </Title>
            <Group component="p" gap="xs">
              <Badge color="lagoon">{project.category}</Badge>
              {project.isFeatured ? <Badge color="ember">{words.featured}</Badge> : null}
            </Group>
          </Stack>
          <Group gap="xs">
            <Button
              variant="subtle"
              size="xs"
              aria-label={projectPictureWords.openNamed(project.title, project.pictures.length)}
              aria-expanded={arePicturesOpen}
              onClick={onPictures}
            >
              {projectPictureWords.open(project.pictures.length)}
            </Button>
            <Button
              variant="subtle"
              size="xs"
              aria-label={
                project.isFeatured
                  ? words.unfeatureNamed(project.title)
                  : words.featureNamed(project.title)
              }
              title={words.featuredHint}
              disabled={isFeaturing}
              onClick={onFeature}
            >
              {project.isFeatured ? words.unfeature : words.feature}
            </Button>
            <Button
              component={PageLink}
              to={path}
              variant="subtle"
              size="xs"
              aria-label={words.openNamed(project.title)}
            >
              {words.open}
            </Button>
            <Button
              variant="subtle"
              size="xs"
              aria-label={words.editNamed(project.title)}
              onClick={onEdit}
            >
              {words.edit}
            </Button>
            <Button
              variant="subtle"
              size="xs"
              aria-label={words.deleteNamed(project.title)}
              disabled={isDeleting}
              onClick={onDelete}
            >
              {words.delete}
            </Button>
          </Group>
        </Group>
      </Group>
    </Paper>
  );
}
