import { developerMessageContent as words } from '../../../content/developer-message.ts';
import { Section } from '../../components/Section.tsx';
import { WriteForm } from './MessageForm.tsx';

type WriteSectionProps = { developerId: number; name: string };

/** The invitation to write to a developer. */
export function WriteSection({ developerId, name }: WriteSectionProps) {
  const heading = { eyebrow: words.eyebrow, title: words.title(name), intro: words.intro };
  return (
    <Section tone="sky" heading={heading} layout="split" edge={3}>
      <WriteForm developerId={developerId} name={name} />
    </Section>
  );
}
