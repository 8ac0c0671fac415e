const begin = '<think>';
const end = '</think>';

/** Removes a model's reasoning, which many compatible servers send as text between two tags. */
export class SpokenText {
  private held = '';
  private state: 'unknown' | 'thinking' | 'speaking' = 'unknown';

  add(piece: string): string {
    if (this.state === 'speaking') return piece;
    this.held += piece;
    if (this.state === 'unknown') {
      const start = this.held.trimStart();
      if (start.length < begin.length && begin.startsWith(start)) return '';
      this.state = start.startsWith(begin) ? 'thinking' : 'speaking';
      if (this.state === 'speaking') return this.held;
    }
    const at = this.held.indexOf(end);
    if (at < 0) {
      this.held = this.held.slice(1 - end.length);
      return '';
    }
    this.state = 'speaking';
    return this.held.slice(at + end.length).trimStart();
  }
}
