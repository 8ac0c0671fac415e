import { paths } from '../paths.ts';

/** List of all kinds in the admin area. */
export const contentPath = `${paths.admin}?tab=content`;

/** Form of a kind in the admin area. */
export const contentFormPath = (kind: string) => `${contentPath}&kind=${kind}`;
