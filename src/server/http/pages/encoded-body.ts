import { createHash } from 'node:crypto';
import { compress, decompress } from '../encodings.ts';
import type { Encoding } from '../negotiation.ts';

/** In memory of its own: what the compressor answers is a piece of a larger one, which would be kept with it. */
function inOwnMemory(body: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(body.length);
  body.copy(own);
  return own;
}

/**
 * The body of an answer, in each encoding from when it is first asked for. The text as it is takes most of the memory and
 * is hardly ever sent: it goes when a smaller form is there, and is made again of that.
 */
export class EncodedBody {
  /** A weak entity tag: the same for all encodings. */
  readonly etag: string;
  /** Bytes that all forms of it could take together. */
  readonly maxByteLength: number;
  private identity: Buffer | Promise<Buffer> | null;
  private readonly encoded = new Map<Encoding, Buffer | Promise<Buffer>>();

  constructor(text: string) {
    const identity = Buffer.from(text);
    const digest = createHash('sha256').update(identity).digest('base64url').slice(0, 27);
    this.etag = `W/"${digest}"`;
    this.maxByteLength = 2 * identity.length;
    this.identity = identity;
  }

  /** @param encoding null for the text as it is */
  in(encoding: Encoding | null): Buffer | Promise<Buffer> {
    if (encoding === null) return this.asIs();
    const known = this.encoded.get(encoding);
    if (known) return known;
    const making = this.make(encoding);
    this.encoded.set(encoding, making);
    making.catch(() => this.encoded.delete(encoding));
    return making;
  }

  private async make(encoding: Encoding): Promise<Buffer> {
    const body = inOwnMemory(await compress[encoding](await this.asIs()));
    this.encoded.set(encoding, body);
    this.identity = null;
    return body;
  }

  private asIs(): Buffer | Promise<Buffer> {
    if (this.identity) return this.identity;
    const making = this.restore();
    this.identity = making;
    making.catch(() => {
      this.identity = null;
    });
    return making;
  }

  private async restore(): Promise<Buffer> {
    const [form] = this.encoded;
    if (!form) throw new Error('Nothing is left of the body.');
    const [encoding, body] = form;
    const identity = await decompress[encoding](await body);
    this.identity = identity;
    return identity;
  }
}
