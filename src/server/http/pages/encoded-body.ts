import { createHash } from 'node:crypto';
import { compress, compressBest, decompress } from '../compression.ts';
import type { Encoding } from '../negotiation.ts';

/** Copies the body: the compressor returns a slice of a larger buffer, which would stay in memory. */
function inOwnMemory(body: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(body.length);
  body.copy(own);
  return own;
}

/** A page that only a crawler asks for is not worth the best compression. */
const sendsBeforeBest = 8;
/** One at a time for all pages: it takes a thread for up to 300 ms. */
let isImproving = false;

function freeTurn(): void {
  isImproving = false;
}

/**
 * Encodes the body on first request, and better once it is sent often. The plain text takes most memory and is rarely sent: it is dropped once a compressed
 * form exists, and is decompressed from that when needed.
 */
export class EncodedBody {
  readonly etag: string;
  readonly maxByteLength: number;
  private identity: Buffer | Promise<Buffer> | null;
  private readonly encoded = new Map<Encoding, Buffer | Promise<Buffer>>();
  private sendsInBrotli = 0;
  private isBest = false;

  constructor(text: string) {
    const identity = Buffer.from(text);
    const digest = createHash('sha256').update(identity).digest('base64url').slice(0, 27);
    this.etag = `W/"${digest}"`;
    this.maxByteLength = 2 * identity.length;
    this.identity = identity;
  }

  /** @param encoding null for the plain text */
  in(encoding: Encoding | null): Buffer | Promise<Buffer> {
    if (encoding === null) return this.asIs();
    const known = this.encoded.get(encoding);
    if (encoding === 'br') this.countSend();
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

  private countSend(): void {
    this.sendsInBrotli += 1;
    if (this.sendsInBrotli < sendsBeforeBest || this.isBest || isImproving) return;
    this.isBest = true;
    isImproving = true;
    // A failure leaves the former form, which is as good as it was.
    this.improve().then(freeTurn, freeTurn);
  }

  private async improve(): Promise<void> {
    // The usual form would replace this one if it came later.
    await this.encoded.get('br');
    const body = inOwnMemory(await compressBest(await this.asIs()));
    this.encoded.set('br', body);
    this.identity = null;
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
