import { drawnFacesPath } from '../../shared/media/drawn-faces.ts';

export function isSamplePerson({ profilePhotoUrl }: { profilePhotoUrl: string }): boolean {
  return profilePhotoUrl.startsWith(drawnFacesPath);
}
