import { randomUUID } from 'node:crypto';
import type { AutosaveForm } from '../../../src/features/posts/post-editing.ts';

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

export function newDraftSave(form: Partial<AutosaveForm> = {}, savedFrom = 'window-a') {
  return { id: randomUUID(), version: 0, savedFrom, form: unfinishedForm(form) };
}
