import { TagsInput, TextInput } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { isInCardScripts } from '../../../../../shared/media/card-scripts.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { useIdentity } from '../../../../../web/content/frame-content.ts';
import { SelectField } from '../../../../../web/forms/SelectField.tsx';
import { ChooseFromMedia } from '../../../../media/web/admin/ChooseFromMedia.tsx';
import { detailLimits, type TypedDetails } from '../../../post-details.ts';
import { postLimits } from '../../../posts.ts';
import { postDetailsContent as words } from '../../../words/post-details.ts';
import { languageChoices } from './language-choices.ts';

interface DetailFieldsProps {
  /** Title of the post, which its social picture is drawn with. */
  title: string;
  details: TypedDetails;
  errors: Partial<Record<keyof TypedDetails, ReactNode>>;
  /** Languages that must be among the choices. */
  usedLanguages: readonly string[];
  onChange: (part: Partial<TypedDetails>) => void;
}

export function DetailFields(props: DetailFieldsProps) {
  const { title, details, errors, usedLanguages, onChange } = props;
  const known = trpc.admin.posts.details.tags.useQuery(undefined, { refetchOnMount: 'always' });
  const used = usedLanguages.join();
  const languages = useMemo(() => languageChoices(used.split(',')), [used]);
  const { authorName } = useIdentity();
  const text = (key: 'byline' | 'canonicalUrl' | 'socialImageUrl') => ({
    value: details[key],
    error: errors[key],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ [key]: event.currentTarget.value }),
  });
  return (
    <>
      <TagsInput
        label={words.tags}
        description={words.tagsHint}
        data={(known.data ?? []).map(({ name }) => name)}
        value={details.tags}
        error={errors.tags}
        maxTags={detailLimits.tagsPerPost}
        maxLength={detailLimits.tagName}
        acceptValueOnBlur
        dir="auto"
        comboboxProps={{ zIndex: 400 }}
        onChange={(tags) => onChange({ tags })}
      />
      <TextInput
        label={words.byline}
        description={words.bylineHint(authorName)}
        maxLength={detailLimits.byline}
        {...text('byline')}
      />
      <SelectField
        label={words.language}
        description={words.languageHint}
        error={errors.language}
        options={[{ value: '', label: words.siteLanguage }, ...languages]}
        value={details.language}
        onChange={({ currentTarget: { value } }) => onChange({ language: value })}
      />
      <TextInput
        label={words.canonicalUrl}
        description={words.canonicalHint}
        inputMode="url"
        spellCheck={false}
        maxLength={detailLimits.canonicalUrl}
        {...text('canonicalUrl')}
      />
      <TextInput
        label={words.socialImageUrl}
        description={isInCardScripts(title) ? words.socialHint : words.socialHintWordless}
        inputMode="url"
        spellCheck={false}
        maxLength={postLimits.imageUrl}
        {...text('socialImageUrl')}
      />
      <div>
        <ChooseFromMedia onChoose={({ url }) => onChange({ socialImageUrl: url })} />
      </div>
    </>
  );
}
