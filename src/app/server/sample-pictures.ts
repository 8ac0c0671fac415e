import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { seedDevelopers } from '../../../prisma/seed/developers/seed-developers.ts';
import {
  addPicture,
  describePicture,
} from '../../features/developers/server/projects/project-pictures.service.ts';
import type { Deps } from '../../server/deps.ts';
import { pictureStem } from '../../shared/media/media.ts';

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
