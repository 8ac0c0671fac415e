import { Anchor, List } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { editorAddress } from '../../../../web/admin/admin-address.ts';
import { Dialog } from '../../../../web/components/Dialog.tsx';
import { claimsContent } from '../../../claims/words/claims.ts';
import type { useBulkPublish } from './useBulkPublish.ts';

const { question: words } = claimsContent;

/** Asked once before several posts are published of which a model wrote some, with open claims. */
export function BulkClaimsQuestion({ publish }: { publish: ReturnType<typeof useBulkPublish> }) {
  const { search } = useLocation();
  if (!publish.question) return null;
  const { open, rest } = publish.question;
  return (
    <Dialog
      title={words.title}
      onClose={publish.close}
      answers={[
        {
          label: rest.length > 0 ? words.leaveOut : words.notYet,
          isSafe: true,
          onChoose: () => publish.send(rest),
        },
        {
          label: words.publish,
          onChoose: () => publish.send([...rest, ...open.map(({ post }) => post)]),
        },
      ]}
    >
      <p>{words.several(open.length)}</p>
      <List listStyleType="disc">
        {open.map(({ post, openCount }) => (
          <List.Item key={post.id}>
            <Anchor
              component={Link}
              to={editorAddress({ kind: 'post', postId: post.id }, search)}
              onClick={publish.close}
            >
              <bdi>{post.title}</bdi>
            </Anchor>{' '}
            {words.openOf(openCount)}
          </List.Item>
        ))}
      </List>
    </Dialog>
  );
}
