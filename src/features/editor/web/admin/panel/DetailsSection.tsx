import { memo, useState } from 'react';
import { DetailFields } from '../../../../posts/web/admin/details/DetailFields.tsx';
import { postDetailsContent } from '../../../../posts/words/post-details.ts';
import { type EditorFormApi, hasSameFields } from '../useTitleFollowing.ts';
import { PanelSection } from './PanelSection.tsx';

const fields = ['tags', 'byline', 'canonicalUrl', 'socialImageUrl', 'language'] as const;

export const DetailsSection = memo(Details, (a, b) =>
  hasSameFields(a.form, b.form, [...fields, 'title']),
);

function Details({ form }: { form: EditorFormApi }) {
  const { values, errors } = form;
  const [usedLanguages] = useState(() => [values.language]);
  return (
    <PanelSection
      id="details"
      title={postDetailsContent.open}
      isFaulty={fields.some((one) => errors[one])}
    >
      <DetailFields
        title={values.title}
        details={values}
        errors={errors}
        usedLanguages={usedLanguages}
        onChange={(part) => {
          form.setValues(part);
          for (const field of Object.keys(part)) form.clearFieldError(field);
        }}
      />
    </PanelSection>
  );
}
