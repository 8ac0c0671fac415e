import type { ExamplePrompt } from '../../../content/example-prompts.ts';
import { tipsContent } from '../../../content/tips.ts';
import { CopyButton } from '../../components/CopyButton.tsx';
import { Section } from '../../components/Section.tsx';
import { useFragment } from '../../use-fragment.ts';
import classes from './ExamplePrompts.module.css';

const words = tipsContent.examples;

/** Prompts to copy, grouped by what they build; each has an address of its own. */
export function ExamplePrompts() {
  const fragment = useFragment();
  return (
    <Section heading={words} tone="paper">
      <nav aria-label={words.groupsLabel}>
        <ul className={classes.jumps}>
          {words.groups.map((group) => (
            <li key={group.id}>
              <a href={`#${group.id}`}>
                {group.title} <span aria-hidden="true">{group.prompts.length}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {words.groups.map((group) => (
        <section
          key={group.id}
          id={group.id}
          className={classes.group}
          aria-labelledby={`${group.id}-title`}
        >
          <div className={classes.groupHead}>
            <h3 id={`${group.id}-title`}>{group.title}</h3>
            <p>{group.description}</p>
          </div>
          <ul className={classes.prompts}>
            {group.prompts.map((prompt) => (
              <li
                key={prompt.id}
                id={prompt.id}
                data-highlighted={fragment === prompt.id || undefined}
              >
                <Prompt prompt={prompt} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Section>
  );
}

function Prompt({ prompt }: { prompt: ExamplePrompt }) {
  return (
    <article className={classes.prompt}>
      <h4>{prompt.title}</h4>
      <p className={classes.bubble}>{prompt.prompt}</p>
      <div className={classes.foot}>
        <p className={classes.tool}>
          {words.suggestedTool}: <strong>{prompt.suggestedTool}</strong>
        </p>
        <CopyButton
          text={prompt.prompt}
          label={words.copy}
          context={prompt.title}
          copiedLabel={words.copied}
          failedLabel={words.copyFailed}
        />
      </div>
    </article>
  );
}
