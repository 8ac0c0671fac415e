import { largestPictureUrl } from '../../../../shared/media/media.ts';
import type { OwnProject, ProjectPicture } from '../../projects/own-projects.ts';
import type { OwnProjectRow } from './projects.queries.ts';

export function toPicture(row: { mediaId: string; altText: string }): ProjectPicture {
  return { id: row.mediaId, url: largestPictureUrl(row.mediaId), alt: row.altText };
}

export function toOwnProject({ pictures, ...project }: OwnProjectRow): OwnProject {
  return { ...project, pictures: pictures.map(toPicture) };
}
