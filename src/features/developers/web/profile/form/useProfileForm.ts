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
import { asksForNews, chosenNews, type NewsState, newsFaults } from './brief-news.ts';
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

const validate = schemaResolver(
  profileUpdateSchema(() => new Date()),
  { sync: true },
);

/** Faults of the fields that were edited; the others are not sent. */
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

/**
 * The state of a profile form. It knows which fields were edited, keeps those in this browser until they are saved, and
 * lets the others follow what the server holds.
 */
export function useProfileForm(
  developer: CurrentDeveloper,
  given: {
    /** What stands in the fields of a form that the server has drawn. */
    typed?: Partial<ProfileFormValues>;
    /** What the server says under the fields. */
    errors?: Record<string, string>;
    /** How the developer hears of briefs until now; left out, nobody is asked. */
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
  /** What each field held when it was last read. */
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

  /** Fields that nobody has edited here show what the server holds; `base` says what the edited ones held. */
  const follow = (stored: ProfileValues, base: ProfileValues) => {
    const kept = edited.filter((name) => values[name] !== stored[name]);
    for (const name of profileFields) {
      // Only what changes is set: setting a field takes away what is said under it.
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
    /** What is asked beside the switch for briefs; null where nothing is. */
    askedNews: asksForNews(values, baseline, given.news) ? given.news : null,
    /** The change to send: the edited fields and those of `always`, with what they held before. */
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
    /** Marks the edited fields that hold something else on the server by now; the next save replaces that. */
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
    /** What is in the fields is stored now, or is not wanted any more. */
    forget: () => writeProfileDraft(developer.id, { edited: {}, base: {} }),
  };
}

export type ProfileFormState = ReturnType<typeof useProfileForm>;
