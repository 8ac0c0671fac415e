import { createHash } from 'node:crypto';
import path from 'node:path';
import { DomainError } from '../../../../../server/domain-error.ts';
import { isAnimatedPicture } from '../../../../../shared/media/animated-picture.ts';
import { maxUploadBytes, pictureStem } from '../../../../../shared/media/media.ts';
import { hasPictureSignature, isPolyglot } from '../../../../media/server/picture-bytes.ts';
import { inlinePictureBytes } from '../../../../posts/server/texts/inline-pictures.service.ts';
import type { UploadFiles } from '../upload-files.ts';
import type { PictureIndex } from './pictures.ts';

type Store = (bytes: Buffer, name: string) => Promise<string>;

interface PictureContext {
  folder: string;
  note: (sentence: string) => void;
}

/** Stands in a report for every picture that will be stored. */
export const notStoredYet = '/media/not-stored-yet';

/** The encoder checks more when it stores the picture. */
function faultOf(bytes: Buffer): string | null {
  if (bytes.length > maxUploadBytes) return 'it is too large';
  if (!hasPictureSignature(bytes) || isPolyglot(bytes))
    return 'it is no picture that can be used here';
  return isAnimatedPicture(bytes) ? 'it moves' : null;
}

/** Takes pictures only from the export: files in it, and inline ones. Without `store`, pictures are only checked. */
export class ImportPictures {
  private readonly placed = new Map<string, string | null>();
  readonly missing = new Set<string>();

  constructor(
    private readonly files: UploadFiles,
    private readonly index: PictureIndex,
    private readonly own: ReadonlySet<string>,
    private readonly store: Store | null,
  ) {}

  get usedCount(): number {
    return [...this.placed.values()].filter((address) => address !== null).length;
  }

  /** @returns the new address; null for a picture that cannot be shown, which is noted */
  async place(address: string, { folder, note }: PictureContext): Promise<string | null> {
    if (address === '') return null;
    if (address.startsWith('data:')) return this.placeInline(address, note);
    const stem = pictureStem(address);
    if (stem !== null && this.own.has(stem)) return address;
    const found = this.index.find(address, folder);
    if (found === null) return this.elsewhere(address, note);
    if (!this.placed.has(found)) this.placed.set(found, await this.take(found, note));
    return this.placed.get(found) ?? null;
  }

  private async placeInline(address: string, note: PictureContext['note']): Promise<string | null> {
    const bytes = inlinePictureBytes(address);
    const key = createHash('sha256').update(bytes).digest('base64url');
    const placed =
      this.placed.get(key) ??
      (await this.keep(bytes, { name: 'inline', note, of: 'a picture inside the text' }));
    this.placed.set(key, placed);
    return placed;
  }

  private elsewhere(address: string, note: PictureContext['note']): string | null {
    this.missing.add(address);
    const isShown = /^https?:\/\//i.test(address) && URL.canParse(address);
    note(
      isShown
        ? `Not in the file, still shown from where it is: ${address}`
        : `Not in the file, left out: ${address}`,
    );
    return isShown ? address.replace(/^http:/i, 'https:') : null;
  }

  private async take(found: string, note: PictureContext['note']): Promise<string | null> {
    const name = path.posix.basename(found);
    if (this.files.sizeBytes(found) > maxUploadBytes) {
      note(`Left out: the picture ${name}, it is too large.`);
      return null;
    }
    const bytes = await this.files.read(found);
    return this.keep(bytes, { name, note, of: `the picture ${name}` });
  }

  private async keep(
    bytes: Buffer,
    { name, note, of }: { name: string; note: PictureContext['note']; of: string },
  ): Promise<string | null> {
    const fault = faultOf(bytes);
    if (fault !== null) {
      note(`Left out: ${of}, ${fault}.`);
      return null;
    }
    if (!this.store) return notStoredYet;
    try {
      return await this.store(bytes, name);
    } catch (error) {
      if (!(error instanceof DomainError) || error.code === 'SERVICE_UNAVAILABLE') throw error;
      note(`Left out: ${of}. ${error.message}`);
      return null;
    }
  }
}
