import { TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { adminTokensContent } from '../../../../content/admin-work.ts';
import { Button } from '../../../components/Button.tsx';
import { CopyButton } from '../../../components/CopyButton.tsx';
import classes from './NewToken.module.css';

const words = adminTokensContent.created;

interface NewTokenProps {
  token: { name: string; token: string };
  onDone: () => void;
}

/** A token right after it was made. */
export function NewToken({ token, onDone }: NewTokenProps) {
  return (
    <section className={classes.panel} aria-labelledby="new-token-title">
      <h3 id="new-token-title" className={classes.title}>
        {words.title}: {token.name}
      </h3>
      <p role="status">{words.text}</p>
      <div className={classes.row}>
        <TextInput
          label={words.label}
          value={token.token}
          readOnly
          spellCheck={false}
          autoFocus
          onFocus={(event) => event.currentTarget.select()}
          classNames={{ root: classes.token, input: classes.text }}
        />
        <CopyButton
          text={token.token}
          label={words.copy}
          copiedLabel={words.copied}
          failedLabel={words.copyFailed}
        />
      </div>
      <Button variant="secondary" onClick={onDone}>
        {words.done}
      </Button>
    </section>
  );
}
