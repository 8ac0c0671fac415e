import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  addPicture,
  describePicture,
} from '../../src/features/developers/server/projects/project-pictures.service.ts';
import type { Deps } from '../../src/server/deps.ts';
import { pictureStem } from '../../src/shared/media/media.ts';
import { seedDevelopers } from './developers/seed-developers.ts';

/** Stores the pictures of the sample projects, as if their developers had uploaded them. */
export async function addSeedPictures(deps: Deps, seedDir: string): Promise<void> {
  const pictured = seedDevelopers.flatMap(({ phoneNumber, projects }) =>
    projects.flatMap(({ slug, picture }) => (picture ? [{ phoneNumber, slug, picture }] : [])),
  );
  for (const { phoneNumber, slug, picture } of pictured) {
    const project = await deps.db.prisma.developerProject.findFirstOrThrow({
      where: { slug, developer: { phoneNumber } },
      select: { id: true, developerId: true },
    });
    const { id: projectId, developerId } = project;
    const bytes = await readFile(path.join(seedDir, 'pictures', `${slug}.webp`));
    const { url } = await addPicture(deps, { developerId, projectId, bytes });
    const pictureId = pictureStem(url) ?? '';
    await describePicture(deps, developerId, { pictureId, alt: picture });
  }
}
