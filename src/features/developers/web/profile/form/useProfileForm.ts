import { type FormErrors, schemaResolver } from '@mantine/form';
import { useEffect, useEffectEvent, useState } from 'react';
import { formatLongDate } from '../../../../../web/format.ts';
import { useCheckedForm } from '../../../../../web/forms/useCheckedForm.ts';
import {
  birthDateFault,
  type CurrentDeveloper,
  type ProfileChange,
  profileUpdateSchema,
} from '../../../developers.ts';
import { profileFormContent as words } from '../../../words/developer-profile-form.ts';
import { readProfileDraft, writeProfileDraft } from './profile-draft.ts';
import {
  editedNames,
  editedParts,
  noNews,
  type ProfileFormValues,
  type ProfileValues,
  pick,
  profileFields,
  profileUpdate,
  profileValues,
} from './profile-values.ts';
import { asksForNews, chosenNews, type NewsState, newsFaults } from './useNewsState.ts';

const validate = schemaResolver(
  profileUpdateSchema(() => new Date()),
  { sync: true },
);

/** Other fields are not sent. */
function faultsOf(
  values: ProfileFormValues,
  baseline: ProfileValues,
  news: NewsState | undefined,
): FormErrors {
  const { edited } = editedParts(values, baseline);
  const faults = validate(profileUpdate(edited));
  const tooYoung = edited.birthDate && birthDateFault(edited.birthDate, new Date());
  return {
    ...(tooYoung ? { birthDate: tooYoung } : {}),
    ...faults,
    ...(asksForNews(values, baseline, news) ? newsFaults(values, news) : {}),
  };
}

function described(name: keyof ProfileValues, values: ProfileValues): string {
  const value = String(values[name]);
  return name === 'birthDate' && value ? formatLongDate(new Date(value)) : value;
}

/** Saves edited fields as a draft in this browser. All other fields follow the server. */
export function useProfileForm(
  developer: CurrentDeveloper,
  given: {
    typed?: Partial<ProfileFormValues>;
    errors?: Record<string, string>;
    news?: NewsState;
  } = {},
) {
  const [start] = useState(() => {
    const draft = readProfileDraft(developer.id);
    const stored = profileValues(developer);
    return {
      baseline: { ...stored, ...draft.base },
      values: { ...noNews, ...stored, ...draft.edited, ...given.typed },
    };
  });
  /** Values last read from the server. */
  const [baseline, setBaseline] = useState<ProfileValues>(start.baseline);
  const form = useCheckedForm<ProfileFormValues>({
    initialValues: start.values,
    initialErrors: given.errors ?? {},
    validate: (values) => faultsOf(values, baseline, given.news),
  });
  const { values } = form;
  const edited = editedNames(values, baseline);

  useEffect(() => {
    writeProfileDraft(developer.id, editedParts(values, baseline));
  }, [developer.id, values, baseline]);

  /** Updates unedited fields. `base` holds the base values of the edited ones. */
  const follow = (stored: ProfileValues, base: ProfileValues) => {
    const kept = edited.filter((name) => values[name] !== stored[name]);
    for (const name of profileFields) {
      // Sets changed fields only: setting a field clears its error.
      if (!kept.includes(name) && values[name] !== stored[name]) {
        form.setFieldValue(name, stored[name]);
      }
    }
    setBaseline({ ...stored, ...pick(base, kept) });
  };
  const followStored = useEffectEvent((latest: CurrentDeveloper) =>
    follow(profileValues(latest), baseline),
  );
  useEffect(() => followStored(developer), [developer]);

  return {
    form,
    isEdited: edited.length > 0,
    askedNews: asksForNews(values, baseline, given.news) ? given.news : null,
    /** Includes the edited fields and those of `always`, with their base values. */
    change: (always: readonly (keyof ProfileValues)[] = []): ProfileChange => {
      const sent = form.getValues();
      const parts = editedParts(sent, baseline, always);
      const news = asksForNews(sent, baseline, given.news) ? chosenNews(sent) : undefined;
      return {
        ...profileUpdate(parts.edited),
        base: profileUpdate(parts.base),
        ...(news && { news }),
      };
    },
    /** Marks edited fields with a newer value on the server. The next save overwrites it. */
    showNewer: (latest: CurrentDeveloper) => {
      const stored = profileValues(latest);
      const newer = edited.filter(
        (name) => stored[name] !== baseline[name] && stored[name] !== values[name],
      );
      follow(stored, stored);
      form.setErrors(
        Object.fromEntries(
          newer.map((name) => [name, words.changedElsewhere(described(name, stored))]),
        ),
      );
      const first = newer[0];
      if (first) form.getInputNode(first)?.focus();
    },
    forget: () => writeProfileDraft(developer.id, { edited: {}, base: {} }),
  };
}

export type ProfileFormState = ReturnType<typeof useProfileForm>;
