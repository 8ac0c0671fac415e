import { Button } from '@mantine/core';
import { paths } from '../../../shared/paths.ts';

type BackFormProps = {
  id: string;
  /** The step that it leads to; the first one where none is named. */
  step?: 'code';
};

/** What a BackButton sends without scripts. It stands outside the form of its step: forms cannot be nested. */
export function BackForm({ id, step }: BackFormProps) {
  return (
    <form id={id} method="get" action={paths.developerSignup}>
      {step ? <input type="hidden" name="step" value={step} /> : null}
    </form>
  );
}

type BackButtonProps = { form: string; label: string; onBack: () => void };

/** Leads a step back. Without scripts it sends the BackForm of this id. */
export function BackButton({ form, label, onBack }: BackButtonProps) {
  return (
    <Button
      type="submit"
      form={form}
      variant="default"
      size="lg"
      onClick={(event) => {
        event.preventDefault();
        onBack();
      }}
    >
      {label}
    </Button>
  );
}
