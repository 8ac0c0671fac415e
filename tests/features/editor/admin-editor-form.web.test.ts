import { describe, expect, it } from 'vitest';
import { emptyPost, toPostFields } from '../../../src/features/editor/web/admin/editor-form.ts';

const scheduled = { ...emptyPost, publishAt: '2099-01-02T10:00' };

describe('what a save sends as the publication time', () => {
  it('is null when a schedule was taken off, so that one step publishes', () => {
    expect(toPostFields({ ...scheduled, publishAt: '' }, scheduled)).toMatchObject({
      publishedAt: null,
    });
  });

  it('is the new time when it was changed', () => {
    const { publishedAt } = toPostFields(scheduled, emptyPost);
    expect(publishedAt).toBe(new Date('2099-01-02T10:00').toISOString());
  });

  it('is left out when it stayed as it was', () => {
    expect(toPostFields({ ...scheduled, title: 'New' }, scheduled)).not.toHaveProperty(
      'publishedAt',
    );
  });
});
