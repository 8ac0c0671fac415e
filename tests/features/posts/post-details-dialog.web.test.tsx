import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import superjson from 'superjson';
import { afterAll, beforeAll, it } from 'vitest';
import type { PostDetails } from '../../../src/features/posts/post-details.ts';
import { DetailsDialog } from '../../../src/features/posts/web/admin/details/DetailsDialog.tsx';
import { ApiProvider, ServerApiContext } from '../../../src/web/api/ApiProvider.tsx';
import { browserLinks, createApi } from '../../../src/web/api/trpc.ts';
import { ReleasedContent } from '../../setup/ReleasedContent.tsx';

const details: PostDetails = {
  tags: [],
  byline: '',
  canonicalUrl: '',
  socialImageUrl: '',
  language: '',
  authorId: null,
  authors: [],
};
const dataOf: Record<string, unknown> = {
  'admin.posts.details.get': details,
  'admin.posts.details.tags': [],
  'admin.posts.details.former': [],
};
const server = setupServer(
  http.get('*/trpc/:procedures', ({ params }) =>
    HttpResponse.json(
      String(params.procedures)
        .split(',')
        .map((name) => ({ result: { data: superjson.serialize(dataOf[name]) } })),
    ),
  ),
);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

it.each([
  ['Rocks of the north', false],
  ['如何构建软件', false],
  ['كيف تبني تطبيقًا', false],
  ['วิธีสร้างซอฟต์แวร์', true],
  ['Hello नमस्ते', true],
])(
  'says beside the social picture of “%s” whether its words are drawn',
  async (title, isLeftOut) => {
    render(
      <MantineProvider>
        <ServerApiContext value={createApi(browserLinks())}>
          <ApiProvider>
            <ReleasedContent>
              <DetailsDialog post={{ id: 7, title }} onClose={() => {}} />
            </ReleasedContent>
          </ApiProvider>
        </ServerApiContext>
      </MantineProvider>,
    );
    await screen.findByRole('textbox', {
      name: 'Social picture',
      description: isLeftOut
        ? 'Shown where the post is shared. The script of this title cannot be drawn: left empty, the picture has the site’s name in its place.'
        : 'Shown where the post is shared; left empty, one is drawn with its title',
    });
  },
);
