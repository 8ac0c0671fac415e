import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { NativeSelect, Switch, Textarea, TextInput } from '@mantine/core';
import type { FormHTMLAttributes, ReactNode } from 'react';
import { countries, countryWithStates, unitedStatesStates } from '../../../content/countries.ts';
import { profileFormContent as words } from '../../../content/developer-profile-form.ts';
import { birthDates, codingYears } from '../../../shared/developer.ts';
import { developerLimits } from '../../../shared/developer-limits.ts';
import { useIsHydrating } from '../../use-is-hydrating.ts';
import classes from './ProfileForm.module.css';
import { type ProfileValues, profileFieldId } from './profile-values.ts';
import type { ProfileFormState } from './useProfileForm.ts';

type ProfileFormProps = {
  label: string;
  state: ProfileFormState;
  onSubmit: () => void;
  /** Where the form goes without scripts, where it can be sent that way. */
  formProps?: FormHTMLAttributes<HTMLFormElement>;
  /** Buttons at the foot. */
  children: ReactNode;
};

function options(placeholder: string, values: readonly string[]) {
  return [{ value: '', label: placeholder }, ...values];
}

/** All fields of a profile, for signing up and for editing alike. Faults show under their fields. */
export function ProfileForm({ label, state, onSubmit, formProps, children }: ProfileFormProps) {
  const { form } = state;
  // Without scripts nothing can appear later.
  const isPlain = useIsHydrating();
  const field = (name: keyof ProfileValues, type: 'input' | 'checkbox' = 'input') => ({
    ...form.getInputProps(name, { type }),
    id: profileFieldId(name),
    name,
  });
  const now = new Date();
  const years = codingYears(now);
  const days = birthDates(now);

  return (
    <form
      {...formProps}
      className={classes.form}
      noValidate
      aria-label={label}
      onSubmit={form.onSubmit(
        () => onSubmit(),
        (errors) => {
          const field = Object.keys(form.getValues()).find((key) => errors[key]);
          if (field) form.getInputNode(field)?.focus();
        },
      )}
    >
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
      <div className={classes.pair}>
        <NativeSelect
          label={words.country.label}
          data={options(words.country.placeholder, countries)}
          {...field('country')}
          onChange={(event) => form.setValues({ country: event.currentTarget.value, state: '' })}
          autoComplete="country-name"
        />
        {isPlain || form.values.country === countryWithStates ? (
          <NativeSelect
            label={words.state.label}
            data={options(words.state.placeholder, unitedStatesStates)}
            {...field('state')}
            autoComplete="address-level1"
          />
        ) : null}
      </div>
      <div className={classes.pair}>
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
        <TextInput
          label={words.yearStartedCoding.label}
          placeholder={words.yearStartedCoding.placeholder}
          {...field('yearStartedCoding')}
          type="number"
          inputMode="numeric"
          min={years.first}
          max={years.last}
          step={1}
          autoComplete="off"
        />
      </div>
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
      <div className={classes.foot}>{children}</div>
    </form>
  );
}
