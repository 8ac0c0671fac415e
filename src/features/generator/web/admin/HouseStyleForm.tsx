import {
  Checkbox,
  Fieldset,
  Group,
  SimpleGrid,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { useId, useState } from 'react';
import { roleMay } from '../../../../shared/admin/admin-roles.ts';
import { useAdminSession } from '../../../../web/admin/admin-session.ts';
import { ReasonedButton } from '../../../../web/admin/ReasonedButton.tsx';
import { withToasts } from '../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { useCheckedForm } from '../../../../web/forms/useCheckedForm.ts';
import { type HouseStyle, houseStyleLimits, type SavedHouseStyle } from '../../house-style.ts';
import { houseStyleContent } from '../../words/house-style.ts';
import { parseCents, parseCount } from './amounts.ts';
import { SamplePosts } from './SamplePosts.tsx';

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
  const readOnly = !mayEdit;
  const noteId = useId();
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
      <Fieldset variant="unstyled" aria-describedby={mayEdit ? undefined : noteId}>
        <Stack gap="lg" maw="56rem">
          {mayEdit ? null : (
            <Text role="note" id={noteId}>
              {houseStyleContent.readOnly}
            </Text>
          )}
          <Textarea
            label={words.voice}
            description={words.voiceHint}
            maxLength={houseStyleLimits.voice}
            rows={4}
            resize="vertical"
            {...{ readOnly }}
            {...form.getInputProps('voice')}
          />
          <SimpleGrid cols={{ base: 1, xs: 2 }} verticalSpacing="md">
            <Textarea
              label={words.wordsToUse}
              description={words.wordsHint}
              maxLength={houseStyleLimits.words}
              rows={4}
              resize="vertical"
              {...{ readOnly }}
              {...form.getInputProps('wordsToUse')}
            />
            <Textarea
              label={words.wordsToAvoid}
              description={words.wordsHint}
              maxLength={houseStyleLimits.words}
              rows={4}
              resize="vertical"
              {...{ readOnly }}
              {...form.getInputProps('wordsToAvoid')}
            />
          </SimpleGrid>
          <SamplePosts
            {...{ mayEdit }}
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
                  {...{ readOnly }}
                  {...form.getInputProps('tokens')}
                />
                <TextInput
                  label={words.dollars}
                  description={hasPrices ? undefined : words.noPrices}
                  // Description below the input, so that both inputs align.
                  inputWrapperOrder={['label', 'input', 'description', 'error']}
                  inputMode="decimal"
                  readOnly={readOnly || (!hasPrices && form.values.dollars === '')}
                  {...form.getInputProps('dollars')}
                />
              </SimpleGrid>
            </Stack>
          </Fieldset>
          <Checkbox
            label={words.provenance}
            {...form.getInputProps('showsProvenance', { type: 'checkbox' })}
            {...(readOnly && {
              'aria-disabled': true,
              'aria-describedby': noteId,
              onChange: () => {},
            })}
          />
          {mayEdit ? (
            <Group>
              <ReasonedButton type="submit" reason={saving.isPending ? words.isSaving : null}>
                {words.save}
              </ReasonedButton>
            </Group>
          ) : null}
        </Stack>
      </Fieldset>
    </form>
  );
}
