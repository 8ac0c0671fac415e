import type { TestApp } from '../../setup/harness.ts';
import { signedInAdmin } from '../callers.ts';
import { createCategory } from './posts.ts';

export async function startEditing(testApp: TestApp) {
  const category = await createCategory();
  const fields = {
    title: 'A first app',
    slug: 'a-first-app',
    categoryId: category.id,
    excerpt: 'Small and real.',
    content: '<p>Write one sentence.</p>',
  };
  return { category, fields, ...(await signedInAdmin(testApp)) };
}
