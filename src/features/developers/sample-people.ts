/** Real members upload photos. Demo profiles have drawn avatars. */
const drawnFacesPath = '/avatars/';

export function isSamplePerson({ profilePhotoUrl }: { profilePhotoUrl: string }): boolean {
  return profilePhotoUrl.startsWith(drawnFacesPath);
}
