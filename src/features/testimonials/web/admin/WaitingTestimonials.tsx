import { Group, Paper, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { trpc } from '../../../../web/api/trpc.ts';
import { inboxRequestPath } from '../../../requests/inbox-address.ts';
import { adminTestimonialsContent } from '../../words/admin-testimonials.ts';

const words = adminTestimonialsContent.waiting;

/** Leads to the requests whose testimonials wait for a decision. */
export function WaitingTestimonials() {
  const { data: waiting = [] } = trpc.admin.testimonials.waiting.useQuery(undefined, {
    refetchOnMount: 'always',
  });
  if (waiting.length === 0) return null;
  return (
    <Paper
      component="section"
      aria-label={words.title}
      variant="dashed"
      radius="md"
      my="lg"
      px="lg"
      py="md"
    >
      <Group gap="xs">
        <Text>{words.text(waiting.length)}</Text>
        <Group component="ul" gap="md">
          {waiting.map(({ requestId, author }) => (
            <li key={requestId}>
              <Link to={inboxRequestPath(requestId)}>
                <bdi>{author}</bdi>
              </Link>
            </li>
          ))}
        </Group>
      </Group>
    </Paper>
  );
}
