import { lazy, Suspense, useState } from 'react';
import { developerMessageContent as words } from '../../../content/developer-message.ts';
import { Button } from '../../components/Button.tsx';
import { Section } from '../../components/Section.tsx';
import classes from './WriteSection.module.css';

const loadForm = () => import('./MessageForm.tsx');
const MessageForm = lazy(loadForm);

type WriteSectionProps = { developerId: number; name: string };

/** The invitation to write to a developer. The form comes when somebody wants to. */
export function WriteSection({ developerId, name }: WriteSectionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const heading = { eyebrow: words.eyebrow, title: words.title(name), intro: words.intro };
  return (
    <Section tone="sky" heading={heading} layout="split" edge={3}>
      {isOpen ? (
        <Suspense fallback={<p role="status">{words.loading}</p>}>
          <MessageForm developerId={developerId} name={name} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : (
        <div className={classes.opener}>
          <svg aria-hidden="true" viewBox="0 0 220 120" focusable="false">
            <path d="M14 22h192v84H14z" />
            <path d="m14 24 96 54 96-54" />
            <path className={classes.trace} d="M24 97c26-20 48-8 70-12s48-16 102 8" />
          </svg>
          <Button
            size="lg"
            onPointerEnter={() => void loadForm()}
            onFocus={() => void loadForm()}
            onClick={() => setIsOpen(true)}
          >
            {words.open}
          </Button>
        </div>
      )}
    </Section>
  );
}
