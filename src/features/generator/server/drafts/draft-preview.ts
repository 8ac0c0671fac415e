import type { Deps } from '../../../../server/deps.ts';
import type { DraftProgress } from './draft-progress.ts';
import { arrivedFields } from './draft-tasks.ts';

/**
 * New JSON characters between two previews. Grows with the length, because each preview parses from
 * the start.
 */
const previewStep = (length: number) => Math.max(160, length / 20);

/** Readable part of a draft whose JSON is incomplete. */
export class DraftPreview {
  private json = '';
  private seenLength = 0;
  private title = '';
  private text = '';

  constructor(private readonly deps: Pick<Deps, 'textWork'>) {}

  async *add(piece: string): AsyncGenerator<DraftProgress> {
    this.json += piece;
    if (this.json.length - this.seenLength < previewStep(this.seenLength)) return;
    this.seenLength = this.json.length;
    const { title, text } = await this.deps.textWork.run(arrivedFields, this.json);
    if (title !== this.title) {
      this.title = title;
      yield { type: 'title', title };
    }
    if (text.length > this.text.length && text.startsWith(this.text)) {
      yield { type: 'text', append: text.slice(this.text.length) };
      this.text = text;
    }
  }
}
