import { Fieldset, Group, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { adminLimits } from '../../../../shared/admin.ts';
import { ActionButton } from '../../../../web/admin/Action.tsx';
import { trpc } from '../../../../web/api/trpc.ts';
import { writingContent } from '../../words/writing.ts';
import { houseStyleLimits } from '../../writing.ts';

const { settings: words } = writingContent;
const typingPauseMs = 300;
const mostFound = 5;

interface SamplePost {
  id: number;
  title: string;
}

interface SamplePostsProps {
  posts: readonly SamplePost[];
  onChange: (posts: SamplePost[]) => void;
}

/** Sample posts for the house style. */
export function SamplePosts({ posts, onChange }: SamplePostsProps) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), typingPauseMs);
  const found = trpc.admin.posts.list.useQuery({ search }, { enabled: search !== '' });
  const isFull = posts.length >= houseStyleLimits.samplePosts;
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
            <ActionButton
              context={post.title}
              onClick={() => onChange(posts.filter(({ id }) => id !== post.id))}
            >
              {words.removeSample}
            </ActionButton>
          </Group>
        ))}
        {isFull ? null : (
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
        {isFull
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
