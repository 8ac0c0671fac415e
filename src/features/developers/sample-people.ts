/** Where the drawn faces of the people are with whom a demo starts; people who join upload photos of their own. */
const drawnFacesPath = '/avatars/';

/** Whether a developer is one of the made-up people of a demo. */
export function isSamplePerson({ profilePhotoUrl }: { profilePhotoUrl: string }): boolean {
  return profilePhotoUrl.startsWith(drawnFacesPath);
}
