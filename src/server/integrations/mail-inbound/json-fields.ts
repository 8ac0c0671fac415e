const [quote, backslash, open, close] = [0x22, 0x5c, 0x7b, 0x7d];
const [openList, closeList, comma, colon] = [0x5b, 0x5d, 0x2c, 0x3a];

/**
 * Keeps a few texts of a JSON object that arrives in parts, and lets the rest go by. Postmark posts each attachment twice, so a
 * mail as large as it takes comes as three times its size.
 */
export class JsonFields {
  private depth = 0;
  private isInText = false;
  private isEscaped = false;
  /** Whether the text under way names a field of the object itself. */
  private isName = false;
  private name = '';
  private readonly kept = new Map<string, Buffer[]>();
  private keptBytes = 0;
  private text: Buffer[] | null = null;

  /** @param names fields to keep; the latest of several with one name counts */
  constructor(private readonly names: readonly string[]) {}

  /** @returns how many bytes are kept */
  push(chunk: Buffer): number {
    let from = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at];
      if (this.isInText) {
        if (this.isEscaped) this.isEscaped = false;
        else if (byte === backslash) this.isEscaped = true;
        else if (byte === quote) this.endText(chunk.subarray(from, at));
      } else if (byte === quote) {
        from = at + 1;
        this.beginText();
      } else this.readSign(byte);
    }
    if (this.isInText) this.keep(chunk.subarray(from));
    return this.keptBytes;
  }

  /** The kept fields as a JSON object. */
  result(): Buffer {
    const fields = [...this.kept].map(([name, parts]) =>
      Buffer.concat([Buffer.from(`${JSON.stringify(name)}:"`), ...parts, Buffer.from('"')]),
    );
    const separated = fields.flatMap((field, at) => (at > 0 ? [Buffer.from(','), field] : [field]));
    return Buffer.concat([Buffer.from('{'), ...separated, Buffer.from('}')]);
  }

  private readSign(byte: number | undefined): void {
    if (byte === open || byte === openList) this.depth += 1;
    else if (byte === close || byte === closeList) this.depth -= 1;
    if (this.depth !== 1) return;
    if (byte === open || byte === comma) this.isName = true;
    else if (byte === colon) this.isName = false;
  }

  private beginText(): void {
    this.isInText = true;
    const isWanted = this.depth === 1 && (this.isName || this.names.includes(this.name));
    this.text = isWanted ? [] : null;
  }

  private keep(part: Buffer): void {
    if (!this.text) return;
    // A copy: the chunk may be a part of a much larger buffer.
    this.text.push(Buffer.from(part));
    this.keptBytes += part.length;
  }

  private endText(part: Buffer): void {
    this.keep(part);
    this.isInText = false;
    if (!this.text) return;
    if (this.isName) this.name = Buffer.concat(this.text).toString();
    else this.kept.set(this.name, this.text);
    this.text = null;
  }
}
