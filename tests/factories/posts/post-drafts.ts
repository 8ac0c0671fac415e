import { randomUUID } from 'node:crypto';
import type { AutosaveForm } from '../../../src/features/posts/post-editing.ts';

/** An unfinished form with the editor's initial values by default. */
export function unfinishedForm(overrides: Partial<AutosaveForm> = {}): AutosaveForm {
  return {
    title: 'Half a ti',
    slug: '',
    categoryId: null,
    imageUrl: '',
    excerpt: '',
    isPublished: 'true',
    content: '<p>unfin',
    metaTitle: '',
    metaDescription: '',
    metaKeywords: '',
    publishAt: '',
    ...overrides,
  };
}

/** The first save of a new post that the server does not know yet. */
export function newDraftSave(form: Partial<AutosaveForm> = {}, savedFrom = 'window-a') {
  return { id: randomUUID(), version: 0, savedFrom, form: unfinishedForm(form) };
}
