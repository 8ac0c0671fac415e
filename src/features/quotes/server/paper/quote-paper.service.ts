import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import type { MailAttachment } from '../../../../server/integrations/mail.ts';
import { TextParkedError } from '../../../../server/text-work/text-errors.ts';
import { counters } from '../../../../shared/limits/limits.ts';
import { openRequest } from '../../../requests/server/page/request-keys.service.ts';
import { ownLook } from '../../../social-cards/server/own-look.ts';
import type { Quote } from '../../quotes.ts';
import { quoteDocument, quoteStateText } from '../../words/quote-document.ts';
import { quotePageContent, quoteRefusals } from '../../words/quotes.ts';
import { findKeptAgreement, findKeptQuotes } from '../agreements/agreements.service.ts';
import { findAcceptedText, findQuote } from '../quotes.queries.ts';
import { getQuotes, listQuotes, toQuote } from '../quotes.service.ts';
import { quotePdf } from './quote-pdf-task.ts';

type PaperDeps = Pick<Deps, 'db' | 'clock' | 'content' | 'textWork'>;

export interface QuoteFile {
  name: string;
  bytes: Buffer;
}

/** @returns null for letters that no font of the site has, and for a text whose layout does not end */
async function draw(
  { content, textWork }: Pick<PaperDeps, 'content' | 'textWork'>,
  quote: Quote,
): Promise<QuoteFile | null> {
  const { brand, look } = ownLook(content);
  const { acceptedTextHash, number, version, createdAt } = quote;
  const { label } = quotePageContent.acceptedText;
  const hash = acceptedTextHash ? [`${label}: ${acceptedTextHash}`] : [];
  const ending = [quoteStateText(quote), ...hash];
  try {
    const document = quoteDocument(quote, brand);
    const pdf = await textWork.run(quotePdf, { document, ending, brand, look, createdAt });
    const name = `${['quote', number, version].filter(Boolean).join('-')}.pdf`;
    return pdf && { name, bytes: Buffer.from(pdf) };
  } catch (error) {
    if (error instanceof TextParkedError) return null;
    throw error;
  }
}

function drawn(file: QuoteFile | null): QuoteFile {
  if (!file) throw new DomainError('CONFLICT', quoteRefusals.noLetters);
  return file;
}

interface KeptPaper {
  key: string;
  /** Undefined means the newest one. */
  version: number | undefined;
}

const missing = () => new DomainError('NOT_FOUND', 'There is no quote.');

/**
 * One version, or the newest one. Of a deleted request only accepted quotes are left.
 * @throws DomainError NOT_FOUND for an invalid key and without a quote, CONFLICT for letters without a font, TOO_MANY_REQUESTS
 */
export async function pdfByKey(
  deps: PaperDeps & Pick<Deps, 'rateLimits'>,
  { key, version }: KeptPaper,
): Promise<QuoteFile> {
  const quotes = await getQuotes(deps, { key });
  const quote = version === undefined ? quotes[0] : quotes.find((one) => one.version === version);
  if (!quote) throw missing();
  await deps.rateLimits.consume(counters['quote-pdf'], quote.number);
  return drawn(await draw(deps, quote));
}

/** The caller has checked the admin. @throws DomainError NOT_FOUND, CONFLICT for letters without a font */
export async function pdfForOwner(
  deps: PaperDeps,
  { requestId, version }: { requestId: number; version: number },
): Promise<QuoteFile> {
  const quotes = await listQuotes(deps, requestId);
  const kept = quotes.length === 0 ? await findKeptQuotes(deps, requestId) : [];
  const quote = [...quotes, ...kept].find((one) => one.version === version);
  if (!quote) throw missing();
  return drawn(await draw(deps, quote));
}

/** The text whose hash was kept. @throws DomainError NOT_FOUND for an invalid key and before the acceptance */
export async function acceptedTextByKey(
  deps: PaperDeps,
  { key, version }: KeptPaper,
): Promise<string> {
  const kept = await findKeptAgreement(deps, key);
  const keptText = kept?.acceptedTexts.find(
    (one) => (version ?? one.version) === one.version,
  )?.text;
  if (kept) return keptText || Promise.reject(missing());
  const { requestId } = await openRequest(deps, key);
  const text = await findAcceptedText(deps.db.prisma, { requestId, version });
  if (!text) throw missing();
  return text;
}

/** @returns null for a quote that cannot be drawn: its mail has the whole text too */
export async function attachedQuote(deps: PaperDeps, id: number): Promise<MailAttachment | null> {
  const row = await findQuote(deps.db.prisma, id);
  const file = row && (await draw(deps, toQuote(row, deps.clock.now())));
  return file && { ...file, contentType: 'application/pdf' };
}
