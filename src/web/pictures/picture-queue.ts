import type { StoredPicture } from '../../shared/media/media.ts';
import { pictureHash } from './picture-hash.ts';
import { preparePicture } from './prepare-picture.ts';
import { sendPicture, UploadError } from './send-picture.ts';
import { type UploadSentences, uploadFault } from './upload-fault.ts';

export type PictureState =
  | { kind: 'waiting' }
  | { kind: 'preparing' }
  | { kind: 'sending'; percent: number }
  | { kind: 'done'; picture: StoredPicture }
  | { kind: 'failed'; message: string };

export interface QueuedPicture {
  id: string;
  name: string;
  state: PictureState;
}

interface QueueOptions {
  address: string;
  failures: UploadSentences;
  onSignedOut: () => void;
  /** Finds a picture that the server has already by the hash of its file, which is then not sent. */
  findKnown?: (sourceHash: string) => Promise<StoredPicture | null>;
  /** Waits for a line that is lost, and for a new sign-in, instead of failing. */
  isUnattended?: boolean;
  /** Three by default. One keeps the order of the files on the server. */
  picturesAtOnce?: number;
  prepare?: typeof preparePicture;
  send?: typeof sendPicture;
}

interface Entry extends QueuedPicture {
  file: File;
  refusals: number;
  ending: AbortController;
}

export function isUnderWay({ kind }: PictureState): boolean {
  return kind === 'waiting' || kind === 'preparing' || kind === 'sending';
}

/** Preparing and sending go on while the server encodes, which it does one picture at a time. */
const defaultAtOnce = 3;

/** Refusals that a picture waits for, before it counts as failed. */
const mostRefusals = 10;

/** A lost line is tried again after this time. */
const lostLineSeconds = 5;

/**
 * Sends a few pictures to the server at once, and begins them in the order in which they were added. A failed picture
 * stays with its file until it is retried or removed, and delays no other.
 */
export class PictureQueue {
  private entries: Entry[] = [];
  private shown: readonly QueuedPicture[] = [];
  private readonly listeners = new Set<() => void>();
  private runningCount = 0;
  private hasPaused = false;
  private resting: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: QueueOptions) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** All pictures in order; a new array after every change. */
  readonly pictures = (): readonly QueuedPicture[] => this.shown;

  find(id: string): QueuedPicture | null {
    return this.shown.find((one) => one.id === id) ?? null;
  }

  /** @returns their ids, in the order of the files */
  add(files: readonly File[]): string[] {
    const added = files.map((file): Entry => {
      const ending = new AbortController();
      const id = crypto.randomUUID();
      return { id, name: file.name, file, ending, refusals: 0, state: { kind: 'waiting' } };
    });
    this.entries.push(...added);
    this.tell();
    this.run();
    return added.map(({ id }) => id);
  }

  retry(id: string): void {
    const entry = this.entries.find((one) => one.id === id);
    if (entry?.state.kind !== 'failed') return;
    this.renew(entry);
    this.run();
  }

  retryFailed(): void {
    for (const entry of this.entries) if (entry.state.kind === 'failed') this.renew(entry);
    this.run();
  }

  isPaused(): boolean {
    return this.hasPaused;
  }

  /** Lets pictures that are being sent arrive, and begins no other. */
  pause(): void {
    this.hasPaused = true;
    this.tell();
  }

  resume(): void {
    this.hasPaused = false;
    this.tell();
    this.run();
  }

  /** Forgets pictures that have arrived. */
  forgetDone(): void {
    this.entries = this.entries.filter(({ state }) => state.kind !== 'done');
    this.tell();
  }

  /** Aborts the upload of a picture, or forgets one that has arrived or failed. */
  remove(id: string): void {
    this.entries.find((one) => one.id === id)?.ending.abort();
    this.entries = this.entries.filter((one) => one.id !== id);
    this.tell();
  }

  clear(): void {
    for (const { ending } of this.entries) ending.abort();
    this.entries = [];
    this.hasPaused = false;
    this.tell();
  }

  private run(): void {
    const { picturesAtOnce = defaultAtOnce } = this.options;
    while (!this.hasPaused && !this.resting && this.runningCount < picturesAtOnce) {
      const next = this.next();
      if (!next) return;
      this.runningCount += 1;
      void this.upload(next).finally(() => {
        this.runningCount -= 1;
        this.run();
      });
    }
  }

  /** Takes the waiting picture with the fewest refusals, so that a file that never arrives holds up no other. */
  private next(): Entry | undefined {
    let next: Entry | undefined;
    for (const entry of this.entries) {
      const isSooner = next === undefined || entry.refusals < next.refusals;
      if (entry.state.kind === 'waiting' && isSooner) next = entry;
    }
    return next;
  }

  private async upload(entry: Entry): Promise<void> {
    const { signal } = entry.ending;
    const state = await this.send(entry).catch((error: unknown): PictureState => {
      if (this.mayWait(entry, error)) return { kind: 'waiting' };
      const isSignedOut = error instanceof UploadError && error.failure === 'signedOut';
      if (isSignedOut && !signal.aborted) this.options.onSignedOut();
      if (isSignedOut && this.options.isUnattended) return { kind: 'waiting' };
      return { kind: 'failed', message: uploadFault(error, this.options.failures) };
    });
    if (!signal.aborted) this.move(entry, state);
  }

  private async send(entry: Entry): Promise<PictureState> {
    const { address, prepare = preparePicture, send = sendPicture } = this.options;
    const { signal } = entry.ending;
    this.move(entry, { kind: 'preparing' });
    const file = await prepare(entry.file);
    if (signal.aborted) throw new UploadError('cancelled');
    const known = await this.findKnown(file);
    if (signal.aborted) throw new UploadError('cancelled');
    if (known) return { kind: 'done', picture: known };
    this.move(entry, { kind: 'sending', percent: 0 });
    const picture = await send(address, file, {
      signal,
      onProgress: (percent) => {
        if (!signal.aborted) this.move(entry, { kind: 'sending', percent });
      },
    });
    return { kind: 'done', picture };
  }

  /** Null also where the question fails: the server recognizes the file once it has come. */
  private async findKnown(file: File): Promise<StoredPicture | null> {
    const { findKnown } = this.options;
    if (!findKnown) return null;
    try {
      const hash = await pictureHash(file);
      return hash ? await findKnown(hash) : null;
    } catch {
      return null;
    }
  }

  /** The server names the time after which it takes more, and a lost line has one of its own; no other picture is sent before. */
  private mayWait(entry: Entry, error: unknown): boolean {
    const isLost = error instanceof UploadError && error.failure === 'network';
    const named = error instanceof UploadError ? error.retryAfterSeconds : 0;
    const seconds = isLost && this.options.isUnattended ? lostLineSeconds : named;
    if (!(seconds > 0) || entry.refusals === mostRefusals) return false;
    // A device that knows that it is offline may stay so for hours.
    if (!isLost || navigator.onLine) entry.refusals += 1;
    clearTimeout(this.resting);
    this.resting = setTimeout(() => {
      this.resting = undefined;
      this.run();
    }, seconds * 1_000);
    return true;
  }

  private renew(entry: Entry): void {
    entry.ending = new AbortController();
    entry.refusals = 0;
    this.move(entry, { kind: 'waiting' });
  }

  private move(entry: Entry, state: PictureState): void {
    entry.state = state;
    this.tell();
  }

  private tell(): void {
    this.shown = this.entries.map(({ id, name, state }) => ({ id, name, state }));
    for (const listener of this.listeners) listener();
  }
}
