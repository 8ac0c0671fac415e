import { MantineProvider } from '@mantine/core';
import { useForm } from '@mantine/form';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  type EditorValues,
  emptyDetails,
  emptyPost,
  valuesOf,
} from '../../../src/features/editor/web/admin/editor-form.ts';
import { useTitleFollowing } from '../../../src/features/editor/web/admin/useTitleFollowing.ts';
import type { EditorPost } from '../../../src/features/posts/post-editing.ts';
import { ReleasedContent } from '../../setup/ReleasedContent.tsx';

const storedPost: EditorPost = {
  id: 4,
  title: 'First app',
  slug: 'first-app',
  excerpt: 'Short.',
  content: '<p>Text</p>',
  categoryId: null,
  imageUrl: '',
  metaTitle: 'First app | vibecode.land',
  metaDescription: '',
  metaKeywords: '',
  isPublished: 'false',
  unpublishAt: null,
  updatedAt: new Date('2026-11-01T10:00:00.000Z'),
  publishedAt: null,
  version: 1,
  heldBack: [],
  readyAt: null,
  readyBy: null,
  status: 'draft',
  createdAt: new Date('2026-11-01T10:00:00.000Z'),
  deletedAt: null,
  savedBy: null,
};

function Fields({ post }: { post: EditorPost | null }) {
  const form = useForm<EditorValues>({
    initialValues: post ? valuesOf(post, emptyDetails) : emptyPost,
  });
  const following = useTitleFollowing(form, post);
  const { title, slug, metaTitle } = form.values;
  return (
    <>
      <input
        aria-label="Title"
        value={title}
        onChange={(event) => following.changeTitle(event.currentTarget.value)}
      />
      <input
        aria-label="Slug"
        value={slug}
        onChange={(event) => following.changeSlug(event.currentTarget.value)}
      />
      <input
        aria-label="Meta Title"
        value={metaTitle}
        onChange={(event) => following.changeMetaTitle(event.currentTarget.value)}
      />
    </>
  );
}

function renderFields(post: EditorPost | null = null) {
  render(
    <MantineProvider>
      <ReleasedContent>
        <Fields post={post} />
      </ReleasedContent>
    </MantineProvider>,
  );
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  return { user: userEvent.setup(), field };
}

describe('slug and meta title', () => {
  it('follow the title letter by letter', async () => {
    const { user, field } = renderFields();
    await user.type(field('Title'), '  Über Apps: 10 Tips & Tricks! ');
    expect(field('Slug').value).toBe('uber-apps-10-tips-tricks');
    expect(field('Meta Title').value).toBe('Über Apps: 10 Tips & Tricks! | vibecode.land');
    await user.clear(field('Title'));
    expect(field('Slug').value).toBe('');
    expect(field('Meta Title').value).toBe('');
  });

  it('stay as they are once they were edited by hand, each for itself', async () => {
    const { user, field } = renderFields();
    await user.type(field('Title'), 'One');
    await user.type(field('Slug'), '-by-hand');
    await user.type(field('Title'), ' Two');
    expect(field('Slug').value).toBe('one-by-hand');
    expect(field('Meta Title').value).toBe('One Two | vibecode.land');
    await user.type(field('Meta Title'), '!');
    await user.type(field('Title'), ' Three');
    expect(field('Meta Title').value).toBe('One Two | vibecode.land!');
  });

  it('follow again after they were emptied', async () => {
    const { user, field } = renderFields();
    await user.type(field('Title'), 'One');
    await user.type(field('Slug'), '-x');
    await user.clear(field('Slug'));
    await user.type(field('Title'), ' Two');
    expect(field('Slug').value).toBe('one-two');
  });

  it('of a draft follow where they still match its title', async () => {
    const { user, field } = renderFields(storedPost);
    await user.type(field('Title'), ' ever');
    expect(field('Slug').value).toBe('first-app-ever');
    expect(field('Meta Title').value).toBe('First app ever | vibecode.land');
  });

  it('never take a published address away from readers', async () => {
    const { user, field } = renderFields({
      ...storedPost,
      status: 'published',
      isPublished: 'true',
      publishedAt: new Date('2026-11-01T10:00:00.000Z'),
    });
    await user.type(field('Title'), ' ever');
    expect(field('Slug').value).toBe('first-app');
  });
});
