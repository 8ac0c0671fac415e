import type { RefObject } from 'react';
import { formFields } from '../../shared/posted-form.ts';
import { interfaceContent } from '../../shared/words/interface.ts';

type HiddenFieldsProps = { form: string; honeypot: RefObject<HTMLInputElement | null> };

export function HiddenFields({ form, honeypot }: HiddenFieldsProps) {
  return (
    <>
      <input type="hidden" name={formFields.name} value={form} />
      <div className="visually-hidden" aria-hidden="true">
        <label>
          {interfaceContent.honeypotLabel}
          <input
            ref={honeypot}
            name={formFields.honeypot}
            type="text"
            tabIndex={-1}
            autoComplete="off"
          />
        </label>
      </div>
    </>
  );
}
