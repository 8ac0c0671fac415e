import { Fieldset, Group, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { adminLimits } from '../../../../shared/admin/admin.ts';
import { ActionButton } from '../../../../web/admin/Action.tsx';
import { trpc } from '../../../../web/api/trpc.ts';
import { houseStyleLimits } from '../../house-style.ts';
import { houseStyleContent } from '../../words/house-style.ts';

const { settings: words } = houseStyleContent;
const typingPauseMs = 300;
const mostFound = 5;

interface SamplePost {
  id: number;
  title: string;
}

interface SamplePostsProps {
  mayEdit: boolean;
  posts: readonly SamplePost[];
  onChange: (posts: SamplePost[]) => void;
}

export function SamplePosts({ mayEdit, posts, onChange }: SamplePostsProps) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), typingPauseMs);
  const found = trpc.admin.posts.list.useQuery({ search }, { enabled: search !== '' });
  const isClosed = !mayEdit || posts.length >= houseStyleLimits.samplePosts;
  const offered = search === '' ? [] : (found.data?.items ?? []);
  const others = offered.filter(({ id }) => posts.every((post) => post.id !== id));

  return (
    <Fieldset legend={words.samples}>
      <Stack gap="md">
        <Text fz="sm" c="dimmed">
          {words.samplesHint(houseStyleLimits.samplePosts)}
        </Text>
        {posts.length === 0 ? <p>{words.noSamples}</p> : null}
        {posts.map((post) => (
          <Group key={post.id} justify="space-between">
            <bdi>{post.title}</bdi>
            {mayEdit ? (
              <ActionButton
                context={post.title}
                onClick={() => onChange(posts.filter(({ id }) => id !== post.id))}
              >
                {words.removeSample}
              </ActionButton>
            ) : null}
          </Group>
        ))}
        {isClosed ? null : (
          <TextInput
            label={words.findSample}
            value={typed}
            maxLength={adminLimits.search}
            autoComplete="off"
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
        )}
        {isClosed
          ? null
          : others.slice(0, mostFound).map(({ id, title }) => (
              <Group key={id} justify="space-between">
                <bdi>{title}</bdi>
                <ActionButton
                  context={title}
                  onClick={() => {
                    onChange([...posts, { id, title }]);
                    setTyped('');
                  }}
                >
                  {words.addSample}
                </ActionButton>
              </Group>
            ))}
      </Stack>
    </Fieldset>
  );
}
