import { paths } from '../paths.ts';

/** Name of the parameter that opens a post in the editor. */
export const openPostKey = 'post';

/** The editor of a post in the admin area. */
export const postEditorPath = (postId: number) => `${paths.admin}?${openPostKey}=${postId}`;
