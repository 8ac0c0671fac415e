import type { ContentField } from '../../../../shared/content/fields.ts';
import type { CheckedForm } from '../../../../web/forms/useCheckedForm.ts';

export type ContentFormApi = CheckedForm<Record<string, unknown>>;

/** `path` leads to the value in the form: "serviceDays.websites". */
export interface FieldProps<Field extends ContentField = ContentField> {
  form: ContentFormApi;
  path: string;
  field: Field;
}
