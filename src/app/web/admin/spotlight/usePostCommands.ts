import { useDebouncedValue } from '@mantine/hooks';
import { useNavigate } from 'react-router-dom';
import type { PostRow } from '../../../../features/posts/post-editing.ts';
import { noteMoment } from '../../../../features/posts/web/admin/moments/post-moment.ts';
import { adminPostsContent } from '../../../../features/posts/words/post-list.ts';
import { roleMay } from '../../../../shared/admin/admin-roles.ts';
import { paths } from '../../../../shared/paths.ts';
import { useAdminSession } from '../../../../web/admin/admin-session.ts';
import { formatDateTime } from '../../../../web/admin/format-time.ts';
import { usePostChanges } from '../../../../web/admin/post-changes.ts';
import { showFailure } from '../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { showToast } from '../../../../web/components/toast/toast-store.ts';
import { postCommandOf } from './post-command.ts';
import { spotlightWords } from './spotlight-words.ts';
import { typingPauseMs } from './typing-pause.ts';

const { commands: words } = spotlightWords;
const { toasts } = adminPostsContent;
const mostPosts = 3;

interface Choice {
  key: string;
  label: string;
  note: string;
  choose: () => void;
}

/** Choices that publish or schedule one of the first posts that a typed order finds. Public posts are left out. */
export function usePostCommands(query: string): readonly Choice[] {
  const [typed] = useDebouncedValue(query, typingPauseMs);
  const { role } = useAdminSession().admin;
  const command = postCommandOf(typed);
  const found = trpc.admin.posts.list.useQuery(
    { search: command?.search ?? '' },
    { enabled: command !== null && roleMay(role, 'publishPosts') },
  );
  const { client } = trpc.useUtils();
  const { refreshLists, forgetPost } = usePostChanges();
  const navigate = useNavigate();

  const run = async (post: PostRow, at: Date | null) => {
    const { id, title } = post;
    const open = await client.admin.facts.open.query({ postIds: [id] }).catch(() => []);
    if (post.heldBack.length > 0 || open.length > 0) {
      showToast({ title: words.asked, description: words.askedText });
      return navigate(`${paths.admin}?${new URLSearchParams({ q: title })}`);
    }
    const { posts } = client.admin;
    try {
      const stored = at
        ? await posts.schedule.mutate({ id, publishedAt: at.toISOString() })
        : await posts.publish.mutate({ id });
      forgetPost(id);
      noteMoment(post, stored);
      await refreshLists();
      showToast(
        at ? { title: words.scheduled, description: formatDateTime(at) } : toasts.published,
      );
      // The list says what happened, and takes it back.
      await navigate(paths.admin);
    } catch (error) {
      showFailure(error, toasts.failed);
    }
  };

  if (!command || typed !== query) return [];
  return (found.data?.items ?? [])
    .filter(({ status }) => status === 'draft' || status === 'scheduled')
    .slice(0, mostPosts)
    .flatMap((post) =>
      command.kind === 'publish'
        ? [
            {
              ...{ key: `publish-${post.id}`, label: words.publish(post.title) },
              ...{ note: words.atOnce, choose: () => void run(post, null) },
            },
          ]
        : command.times.map((at) => ({
            key: `schedule-${post.id}-${at.toISOString()}`,
            ...{ label: words.schedule(post.title), note: formatDateTime(at) },
            choose: () => void run(post, at),
          })),
    );
}
