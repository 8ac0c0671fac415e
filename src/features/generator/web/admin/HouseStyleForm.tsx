import {
  Button,
  Checkbox,
  Fieldset,
  Group,
  SimpleGrid,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { adminLimits } from '../../../../shared/admin/admin.ts';
import { roleMay } from '../../../../shared/admin/admin-roles.ts';
import { ActionButton } from '../../../../web/admin/Action.tsx';
import { useAdminSession } from '../../../../web/admin/admin-session.ts';
import { withToasts } from '../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { useCheckedForm } from '../../../../web/forms/useCheckedForm.ts';
import { type HouseStyle, houseStyleLimits, type SavedHouseStyle } from '../../house-style.ts';
import { houseStyleContent } from '../../words/house-style.ts';
import { parseCents, parseCount } from './amounts.ts';

const { settings: words } = houseStyleContent;
const centsPerDollar = 100;

function valuesOf({ samplePosts, version: _, samplePostIds: __, ...saved }: SavedHouseStyle) {
  const { monthlyTokenLimit, monthlyCentLimit, ...style } = saved;
  return {
    ...style,
    samplePosts,
    tokens: monthlyTokenLimit === null ? '' : String(monthlyTokenLimit),
    dollars: monthlyCentLimit === null ? '' : (monthlyCentLimit / centsPerDollar).toFixed(2),
  };
}

type Values = ReturnType<typeof valuesOf>;

const isLimit = (limit: number | null) => limit === null || limit > 0;

function validate({ tokens, dollars }: Values) {
  return {
    ...(isLimit(parseCount(tokens)) ? {} : { tokens: words.wholeNumber }),
    ...(isLimit(parseCents(dollars)) ? {} : { dollars: words.amount }),
  };
}

function toSettings({ samplePosts, tokens, dollars, ...style }: Values): HouseStyle {
  return {
    ...style,
    samplePostIds: samplePosts.map(({ id }) => id),
    monthlyTokenLimit: parseCount(tokens),
    monthlyCentLimit: parseCents(dollars),
  };
}

/** Saving never overwrites a newer version. */
export function HouseStyleForm({ saved }: { saved: SavedHouseStyle }) {
  const { role } = useAdminSession().admin;
  const mayEdit = roleMay(role, 'setHouseStyle');
  const utils = trpc.useUtils();
  const [version, setVersion] = useState(saved.version);
  const form = useCheckedForm<Values>({ initialValues: valuesOf(saved), validate });
  const hasPrices = trpc.admin.houseStyle.month.useQuery().data?.hasPrices ?? true;
  const saving = trpc.admin.houseStyle.save.useMutation(
    withToasts({
      done: words.saved,
      failed: words.failed,
      form,
      onDone: (answer) => {
        setVersion(answer.version);
        void utils.admin.houseStyle.month.invalidate();
      },
    }),
  );

  return (
    <form
      noValidate
      aria-label={words.label}
      onSubmit={form.onSubmit((values) => saving.mutate({ settings: toSettings(values), version }))}
    >
      <Fieldset variant="unstyled" disabled={!mayEdit}>
        <Stack gap="lg" maw="56rem">
          {mayEdit ? null : <Text role="note">{houseStyleContent.readOnly}</Text>}
          <Textarea
            label={words.voice}
            description={words.voiceHint}
            maxLength={houseStyleLimits.voice}
            rows={4}
            resize="vertical"
            {...form.getInputProps('voice')}
          />
          <SimpleGrid cols={{ base: 1, xs: 2 }} verticalSpacing="md">
            <Textarea
              label={words.wordsToUse}
              description={words.wordsHint}
              maxLength={houseStyleLimits.words}
              rows={4}
              resize="vertical"
              {...form.getInputProps('wordsToUse')}
            />
            <Textarea
              label={words.wordsToAvoid}
              description={words.wordsHint}
              maxLength={houseStyleLimits.words}
              rows={4}
              resize="vertical"
              {...form.getInputProps('wordsToAvoid')}
            />
          </SimpleGrid>
          <SamplePosts
            posts={form.values.samplePosts}
            onChange={(posts) => form.setFieldValue('samplePosts', posts)}
          />
          <Fieldset legend={words.limits}>
            <Stack gap="md">
              <Text fz="sm" c="dimmed">
                {words.limitsHint}
              </Text>
              <SimpleGrid cols={{ base: 1, xs: 2 }} verticalSpacing="md">
                <TextInput
                  label={words.tokens}
                  inputMode="numeric"
                  {...form.getInputProps('tokens')}
                />
                <TextInput
                  label={words.dollars}
                  description={hasPrices ? undefined : words.noPrices}
                  // Description below the input, so that both inputs align.
                  inputWrapperOrder={['label', 'input', 'description', 'error']}
                  inputMode="decimal"
                  disabled={!hasPrices && form.values.dollars === ''}
                  {...form.getInputProps('dollars')}
                />
              </SimpleGrid>
            </Stack>
          </Fieldset>
          <Checkbox
            label={words.provenance}
            {...form.getInputProps('showsProvenance', { type: 'checkbox' })}
          />
          {mayEdit ? (
            <Group>
              <Button type="submit" disabled={saving.isPending}>
                {words.save}
              </Button>
            </Group>
          ) : null}
        </Stack>
      </Fieldset>
    </form>
  );
}

const { settings: samplePostsWords } = houseStyleContent;
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

function SamplePosts({ posts, onChange }: SamplePostsProps) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), typingPauseMs);
  const found = trpc.admin.posts.list.useQuery({ search }, { enabled: search !== '' });
  const isFull = posts.length >= houseStyleLimits.samplePosts;
  const offered = search === '' ? [] : (found.data?.items ?? []);
  const others = offered.filter(({ id }) => posts.every((post) => post.id !== id));

  return (
    <Fieldset legend={samplePostsWords.samples}>
      <Stack gap="md">
        <Text fz="sm" c="dimmed">
          {samplePostsWords.samplesHint(houseStyleLimits.samplePosts)}
        </Text>
        {posts.length === 0 ? <p>{samplePostsWords.noSamples}</p> : null}
        {posts.map((post) => (
          <Group key={post.id} justify="space-between">
            <bdi>{post.title}</bdi>
            <ActionButton
              context={post.title}
              onClick={() => onChange(posts.filter(({ id }) => id !== post.id))}
            >
              {samplePostsWords.removeSample}
            </ActionButton>
          </Group>
        ))}
        {isFull ? null : (
          <TextInput
            label={samplePostsWords.findSample}
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
                  {samplePostsWords.addSample}
                </ActionButton>
              </Group>
            ))}
      </Stack>
    </Fieldset>
  );
}
