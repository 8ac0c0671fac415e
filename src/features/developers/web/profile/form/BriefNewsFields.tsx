import { Stack, Text, TextInput } from '@mantine/core';
import { SelectField } from '../../../../../web/forms/SelectField.tsx';
import { profileFormContent } from '../../../words/developer-profile-form.ts';
import type { NewsState } from './brief-news.ts';
import { profileFieldId } from './profile-values.ts';
import type { ProfileFormState } from './useProfileForm.ts';

const words = profileFormContent.news;

type BriefNewsFieldsProps = {
  form: ProfileFormState['form'];
  news: NewsState;
  /** Rendered without scripts: shows all fields, and hides `sms`, which needs a time zone. */
  isPlain: boolean;
};

/** Asks developers who open up to briefs for a notification choice. */
export function BriefNewsFields({ form, news, isPlain }: BriefNewsFieldsProps) {
  const field = (name: 'newsChannel' | 'newsAddress') => ({
    ...form.getInputProps(name),
    id: profileFieldId(name),
    name,
  });
  const channels = [
    '' as const,
    ...(isPlain ? [] : ['sms' as const]),
    ...(news.isMailOn ? ['mail' as const] : []),
    'none' as const,
  ];
  const asksAddress = form.values.newsChannel === 'mail' && !news.hasAddress;
  return (
    <Stack gap="md" pl="lg" role="group" aria-label={words.title}>
      <SelectField
        label={words.channel.label}
        options={channels.map((value) => ({
          value,
          label: value === '' ? words.channel.placeholder : words.channel.options[value],
        }))}
        {...field('newsChannel')}
      />
      {form.values.newsChannel === 'sms' ? (
        <Text fz="sm" c="dimmed">
          {words.smsHint}
        </Text>
      ) : null}
      {isPlain || asksAddress ? (
        <TextInput {...words.address} {...field('newsAddress')} type="email" autoComplete="email" />
      ) : null}
    </Stack>
  );
}
