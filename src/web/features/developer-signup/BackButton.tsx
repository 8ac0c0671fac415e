import { Button } from '../../components/Button.tsx';

type BackButtonProps = { form: string; label: string; onBack: () => void };

/** Leads a step back. Without scripts it sends the form of this id: see BackForm. */
export function BackButton({ form, label, onBack }: BackButtonProps) {
  return (
    <Button
      type="submit"
      form={form}
      variant="secondary"
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
