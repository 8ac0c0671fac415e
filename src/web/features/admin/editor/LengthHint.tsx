import { adminEditorContent } from '../../../../content/admin-editor.ts';
import classes from './LengthHint.module.css';
import { judgeLength, type LengthRange } from './snippet-lengths.ts';

const { seo: words } = adminEditorContent;

/** How much of the place in a search result a text fills. */
export function LengthHint({ text, range }: { text: string; range: LengthRange }) {
  const verdict = judgeLength(text.length, range);
  return (
    <p className={classes.hint} data-verdict={verdict}>
      <meter
        className={classes.meter}
        min={0}
        max={range.most}
        value={Math.min(text.length, range.most)}
        aria-hidden="true"
      />
      {words.length(text.length, range.most)}: {words.verdicts[verdict]}
    </p>
  );
}
