import { Group, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core';
import type { FormHTMLAttributes, ReactNode } from 'react';
import { countries, unitedStatesStates } from '../../../../../shared/words/countries/countries.ts';
import { countryWithStates } from '../../../../../shared/words/countries/country-with-states.ts';
import { Columns } from '../../../../../web/components/sections/Columns.tsx';
import { SelectField } from '../../../../../web/forms/SelectField.tsx';
import { useIsHydrating } from '../../../../../web/start/use-is-hydrating.ts';
import { developerLimits } from '../../../developer-limits.ts';
import { birthDates } from '../../../developers.ts';
import {
  profileFormContent,
  profileFormContent as words,
} from '../../../words/developer-profile-form.ts';
import { type ProfileValues, profileFieldId } from './profile-values.ts';
import { type NewsState, unknownNews } from './useNewsState.ts';
import type { ProfileFormState } from './useProfileForm.ts';
import { YearField } from './YearField.tsx';

type ProfileFormProps = {
  label: string;
  state: ProfileFormState;
  onSubmit: () => void;
  formProps?: FormHTMLAttributes<HTMLFormElement>;
  children: ReactNode;
};

const pair = { widths: '1fr 1fr', from: 'xs', gap: 'lg', columnGap: 'lg' } as const;

function options(placeholder: string, values: readonly string[]) {
  return [{ value: '', label: placeholder }, ...values];
}

export function ProfileForm({ label, state, onSubmit, formProps, children }: ProfileFormProps) {
  const { form } = state;
  // Shows all fields before hydration: nothing can appear later without scripts.
  const isPlain = useIsHydrating();
  const field = (name: keyof ProfileValues, type: 'input' | 'checkbox' = 'input') => ({
    ...form.getInputProps(name, { type }),
    id: profileFieldId(name),
    name,
  });
  const now = new Date();
  const days = birthDates(now);

  return (
    <form {...formProps} noValidate aria-label={label} onSubmit={form.onSubmit(() => onSubmit())}>
      <Stack gap="lg">
        <TextInput
          {...words.name}
          {...field('developerName')}
          autoComplete="name"
          maxLength={developerLimits.developerName}
        />
        <Textarea
          label={words.bio.label}
          placeholder={words.bio.placeholder}
          description={`${words.optional}. ${words.bio.hint}`}
          {...field('bio')}
          maxLength={developerLimits.bio}
          rows={5}
        />
        <Columns {...pair}>
          <SelectField
            label={words.country.label}
            options={options(words.country.placeholder, countries)}
            {...field('country')}
            onChange={(event) => form.setValues({ country: event.currentTarget.value, state: '' })}
            autoComplete="country-name"
          />
          {isPlain || form.values.country === countryWithStates ? (
            <SelectField
              label={words.state.label}
              options={options(words.state.placeholder, unitedStatesStates)}
              {...field('state')}
              autoComplete="address-level1"
            />
          ) : null}
        </Columns>
        <Columns {...pair}>
          <TextInput
            label={words.birthDate.label}
            description={words.birthDate.hint}
            {...field('birthDate')}
            type="date"
            min={days.first}
            max={days.last}
            autoComplete="bday"
            inputWrapperOrder={['label', 'input', 'description', 'error']}
          />
          <YearField
            label={words.yearStartedCoding.label}
            placeholder={words.yearStartedCoding.placeholder}
            {...field('yearStartedCoding')}
          />
        </Columns>
        <Switch
          label={words.showPhone.label}
          description={words.showPhone.hint}
          {...field('showPhoneNumber', 'checkbox')}
        />
        <Switch
          label={words.showBirthDate.label}
          description={words.showBirthDate.hint}
          {...field('showBirthDate', 'checkbox')}
        />
        <Switch
          label={words.openToBriefs.label}
          description={words.openToBriefs.hint}
          {...field('isOpenToBriefs', 'checkbox')}
        />
        {state.askedNews || (isPlain && formProps) ? (
          <BriefNewsFields form={form} news={state.askedNews ?? unknownNews} isPlain={isPlain} />
        ) : null}
        <Switch
          label={words.showReplyTime.label}
          description={words.showReplyTime.hint}
          {...field('showReplyTime', 'checkbox')}
        />
        <Group mt="xs">{children}</Group>
      </Stack>
    </form>
  );
}

const briefNewsFieldsWords = profileFormContent.news;

type BriefNewsFieldsProps = {
  form: ProfileFormState['form'];
  news: NewsState;
  /** True without scripts. Shows all fields, and hides `sms`, which needs a time zone. */
  isPlain: boolean;
};

function BriefNewsFields({ form, news, isPlain }: BriefNewsFieldsProps) {
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
    <Stack gap="md" pl="lg" role="group" aria-label={briefNewsFieldsWords.title}>
      <SelectField
        label={briefNewsFieldsWords.channel.label}
        options={channels.map((value) => ({
          value,
          label:
            value === ''
              ? briefNewsFieldsWords.channel.placeholder
              : briefNewsFieldsWords.channel.options[value],
        }))}
        {...field('newsChannel')}
      />
      {form.values.newsChannel === 'sms' ? (
        <Text fz="sm" c="dimmed">
          {briefNewsFieldsWords.smsHint}
        </Text>
      ) : null}
      {isPlain || asksAddress ? (
        <TextInput
          {...briefNewsFieldsWords.address}
          {...field('newsAddress')}
          type="email"
          autoComplete="email"
        />
      ) : null}
    </Stack>
  );
}
