import { randomUUID } from 'node:crypto';
import type { AutosaveForm } from '../../src/features/editor/post-editing.ts';

/** An unfinished form; everything that is not said is as the editor begins. */
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

/** What an editor sends to keep a new post, before the server has heard of it. */
export function newDraftSave(form: Partial<AutosaveForm> = {}, savedFrom = 'window-a') {
  return { id: randomUUID(), version: 0, savedFrom, form: unfinishedForm(form) };
}
