import { Button } from '@mantine/core';
import { paths } from '../../../shared/paths.ts';

type BackFormProps = {
  id: string;
  step?: 'code';
};

/** Form that BackButton submits without scripts. Stays outside the step's form: forms cannot be nested. */
export function BackForm({ id, step }: BackFormProps) {
  return (
    <form id={id} method="get" action={paths.developerSignup}>
      {step ? <input type="hidden" name="step" value={step} /> : null}
    </form>
  );
}

type BackButtonProps = { form: string; label: string; onBack: () => void };

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
