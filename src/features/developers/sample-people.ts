/** Path of the drawn avatars of demo profiles. Real members upload photos. */
const drawnFacesPath = '/avatars/';

/** Recognizes demo profiles by their drawn avatar. */
export function isSamplePerson({ profilePhotoUrl }: { profilePhotoUrl: string }): boolean {
  return profilePhotoUrl.startsWith(drawnFacesPath);
}
