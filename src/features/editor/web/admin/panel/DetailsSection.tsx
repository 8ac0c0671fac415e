import { useState } from 'react';
import { DetailFields } from '../../../../posts/web/admin/details/DetailFields.tsx';
import { postDetailsContent } from '../../../../posts/words/post-details.ts';
import { emptyDetails } from '../editor-form.ts';
import type { EditorFormApi } from '../form/useTitleFollowing.ts';
import { PanelSection } from './PanelSection.tsx';

export function DetailsSection({ form }: { form: EditorFormApi }) {
  const { values, errors } = form;
  const [usedLanguages] = useState(() => [values.language]);
  const isFaulty = Object.keys(emptyDetails).some((field) => errors[field]);
  return (
    <PanelSection id="details" title={postDetailsContent.open} isFaulty={isFaulty}>
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
