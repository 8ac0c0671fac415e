/** Real members upload photos. Demo profiles have drawn avatars. */
export const drawnFacesPath = '/avatars/';
