import { randomUUID } from 'node:crypto';
import { firstCallSettings } from '../../../src/features/calls/words/calls.ts';
import { estimateRates } from '../../../src/features/estimate/rates.ts';
import { nda } from '../../../src/features/requests/words/nda.ts';
import { maxId } from '../../../src/shared/wire.ts';
import { testPassword } from '../../factories/admins.ts';
import { contactRequest } from '../../factories/contact.ts';
import { recommendationForm } from '../../factories/outcomes.ts';
import { firstHouseStyle } from '../../factories/posts/house-style.ts';
import { unfinishedForm } from '../../factories/posts/post-drafts.ts';
import { testimonialForm } from '../../factories/testimonials.ts';
import { stageForm } from '../../factories/work.ts';
import type { Actor, World } from './authorization-world.ts';

/** Status of a refused call; actors without an entry are allowed. */
type Refusals = Partial<Record<Actor, 401 | 403 | 404 | 409>>;

interface Row {
  refusals: Refusals;
  /** Input of the call, with IDs of developer A's or the admin's own rows. Omitted: no input. */
  input?: (world: World) => object;
  allowedStatus?: number;
}

const open: Refusals = {};
const developers: Refusals = {
  ...{
    nobody: 401,
    admin: 403,
    editor: 403,
    author: 403,
    contributor: 403,
    token: 403,
    wideToken: 403,
  },
};
/** Resources of developer A: B gets 403. */
const onlyA: Refusals = { ...developers, developerB: 403 };
/** Resources of developer A whose path names no owner: B gets 404. */
const onlyAHidden: Refusals = { ...developers, developerB: 404 };
const strangers: Refusals = { nobody: 401, developerA: 403, developerB: 403 };
const anyAdmin: Refusals = { ...strangers, token: 403, wideToken: 403 };
const editors: Refusals = { ...anyAdmin, author: 403, contributor: 403 };
/** Editors on a post of another author; that author gets 404. */
const ownPost: Refusals = { ...anyAdmin, author: 404, contributor: 404 };
const owners: Refusals = { ...editors, editor: 403 };
const onlyAdmin: Refusals = { ...anyAdmin, editor: 404, author: 404, contributor: 404 };
const tokenOfScope: Refusals = { ...strangers, token: 403 };

const ownersOrScope: Refusals = { ...tokenOfScope, editor: 403, author: 403, contributor: 403 };

const postForm = (slug: string) => (world: World) => ({
  title: 'A post',
  slug,
  categoryId: world.category.id,
  excerpt: 'Short',
  content: '<p>Text</p>',
});
const trafficQuery = { period: '30d', step: 'day' };
const authorization = {
  client_id: 'unknown',
  redirect_uri: 'http://127.0.0.1/callback',
  response_type: 'code',
};
const quoteForm = {
  title: 'Booking page',
  currency: 'USD',
  positions: [{ text: 'Booking page', fromAmount: 900, toAmount: 1200 }],
  assumptions: '',
  validUntil: '2190-01-01',
};
/** One pixel. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const unknownSuggestion = '00000000-0000-4000-8000-000000000000';
const unsavedForm = unfinishedForm();
const draftId = ({ draft }: World) => ({ id: draft.key });
const typedDraft = {
  text: 'Typed',
  savedFrom: '00000000-0000-4000-8000-000000000000',
  seen: null,
};
const editorWindow = { savedFrom: 'editor', seen: 1 };
const projectForm = { title: 'Courts', category: 'Web App', story: 'A club needed it.' };
const postId = ({ post }: World) => ({ id: post.id });
const stagedId = ({ stagedDraft }: World) => ({ id: stagedDraft.id });
const stagedBrief = { subject: 'A', reader: '', goal: '', sources: '', voice: '' };
const checkedPost = ({ post }: World) => ({ postId: post.id });
const textOfPost = ({ post }: World) => ({ text: { postId: post.id } });
const seenPosts = ({ post }: World) => ({ posts: [{ id: post.id, version: 1 }] });
const unknownPicture = `post-${'0'.repeat(32)}-10x10`;
const aiDraftId = ({ aiDraft }: World) => ({ id: aiDraft.id });
const openedRequest = ({ request }: World) => ({ id: request.id });
const page = () => ({});
const prices = () => ({ kind: 'estimate-rates' });
const noImport = () => ({ id: 1 });
const requestId = ({ request }: World) => ({ requestId: request.id });
const foreignPasskey = {
  ...{ id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} },
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
};
const foreignAddition = {
  ...foreignPasskey,
  response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' },
};

/** Permissions per procedure. A procedure without a row fails the test; so does a row without a procedure. */
export const authorizationTable: Record<string, Row> = {
  'admin.login': {
    refusals: open,
    input: ({ admin }) => ({ username: admin.username, password: testPassword }),
  },
  // 401: no password step came before, and the passkey does not exist.
  'admin.loginByCode': {
    refusals: open,
    input: () => ({ ticket: 'unknown', code: '123456' }),
    allowedStatus: 401,
  },
  'admin.passkeyOptions': { refusals: open },
  'admin.loginByPasskey': {
    refusals: open,
    input: () => ({ passkey: foreignPasskey }),
    allowedStatus: 401,
  },
  'admin.logout': { refusals: open },
  'admin.me': { refusals: open },
  'admin.demoCredentials': { refusals: open },
  'admin.aiDrafts.status': { refusals: anyAdmin },
  // 503: no key of an AI provider is set.
  'admin.generate': {
    refusals: strangers,
    input: () => ({ subject: 'A subject' }),
    allowedStatus: 503,
  },
  'admin.aiDrafts.start': {
    refusals: anyAdmin,
    input: ({ category }) => ({ subject: 'A subject', categoryId: category.id }),
    allowedStatus: 503,
  },
  'admin.aiDrafts.current': { refusals: anyAdmin },
  'admin.aiDrafts.cancel': { refusals: onlyAdmin, input: aiDraftId },
  'admin.aiDrafts.discard': { refusals: onlyAdmin, input: aiDraftId },
  'admin.aiDrafts.undiscard': { refusals: onlyAdmin, input: aiDraftId },
  'admin.aiDrafts.save': { refusals: onlyAdmin, input: aiDraftId },
  'admin.aiDrafts.requests': { refusals: editors, input: page },
  'admin.houseStyle.get': { refusals: editors },
  'admin.houseStyle.save': {
    refusals: owners,
    input: () => ({ settings: firstHouseStyle, version: 0 }),
  },
  'admin.content.list': { refusals: ownersOrScope },
  'admin.content.get': { refusals: ownersOrScope, input: prices },
  'admin.content.save': {
    refusals: ownersOrScope,
    input: () => ({ ...prices(), value: estimateRates }),
  },
  'admin.content.form': { refusals: owners, input: prices },
  'admin.content.entryPlaces': {
    refusals: owners,
    input: () => ({ entries: 'tool', slug: 'cursor' }),
  },
  'admin.content.draft': { refusals: owners, input: prices },
  'admin.content.saveDraft': {
    refusals: owners,
    input: () => ({ ...prices(), text: '', savedFrom: randomUUID(), seen: null, baseVersion: 0 }),
  },
  // 404: what is public has no end.
  'admin.content.keepPublished': { refusals: owners, input: prices, allowedStatus: 404 },
  // 404: nothing is scheduled.
  'admin.content.endSchedule': { refusals: ownersOrScope, input: prices, allowedStatus: 404 },
  'admin.content.versions': { refusals: owners, input: prices },
  // 404: nobody has saved a version.
  'admin.content.version': {
    refusals: owners,
    input: () => ({ ...prices(), version: 1 }),
    allowedStatus: 404,
  },
  'admin.launch.list': { refusals: owners },
  'admin.launch.samples': { refusals: owners },
  'admin.launch.removeSamples': { refusals: owners },
  content: { refusals: open, input: () => ({ kinds: 'estimate-rates' }) },
  'prompts.list': { refusals: open, input: () => ({}) },
  'pages.read': { refusals: open, input: () => ({ path: '/services' }) },
  'prompts.get': { refusals: open, input: () => ({ slug: 'booking-page' }) },
  'search.index': { refusals: open },
  'search.find': { refusals: open, input: () => ({ q: 'post' }) },
  'search.passages': { refusals: open, input: () => ({ q: 'post' }) },
  'search.answer': { refusals: open, input: () => ({ q: 'post' }), allowedStatus: 503 },
  'admin.suggestions.ask': {
    refusals: anyAdmin,
    input: () => ({
      ...{ kind: 'texts', id: unknownSuggestion, purpose: 'titles' },
      ...{ title: 'A title', content: '<p>Text</p>' },
    }),
    allowedStatus: 503,
  },
  'admin.suggestions.costs': { refusals: ownPost, input: textOfPost },
  'admin.suggestions.progress': {
    refusals: anyAdmin,
    input: () => ({ id: unknownSuggestion }),
  },
  'admin.suggestions.accept': {
    refusals: { ...anyAdmin, editor: 404, author: 404, contributor: 404 },
    input: ({ suggestion, post }) => ({
      ...{ id: suggestion.id, post: { postId: post.id } },
      ...{ wordCount: 2, characterCount: 12 },
    }),
  },
  'admin.suggestions.provenance': {
    refusals: ownPost,
    input: ({ post }) => ({ post: { postId: post.id } }),
  },
  'admin.houseStyle.month': { refusals: editors },
  'admin.houseStyle.usage': { refusals: editors, input: page },
  'admin.posts.list': { refusals: anyAdmin, input: page },
  'admin.posts.rows': { refusals: tokenOfScope, input: page },
  'admin.posts.get': {
    refusals: { ...tokenOfScope, author: 404, contributor: 404 },
    input: postId,
  },
  'admin.tools.postFacts': {
    refusals: { ...tokenOfScope, author: 404, contributor: 404 },
    input: postId,
  },
  'admin.tools.dueFacts': { refusals: tokenOfScope, input: () => ({ filter: 'due' }) },
  'admin.tools.draftPost': { refusals: strangers, input: postForm('a-drafted-post') },
  // 409: the post is published.
  'admin.tools.changeDraft': {
    refusals: { ...strangers, author: 404, contributor: 404 },
    input: (world) => ({ ...postForm(world.post.slug)(world), id: world.post.id, version: 1 }),
    allowedStatus: 409,
  },
  'admin.tools.prepareDeletion': {
    refusals: { ...strangers, author: 404, contributor: 404 },
    input: postId,
  },
  'admin.tools.uploadPicture': {
    refusals: tokenOfScope,
    input: () => ({ name: 'pixel.png', data: pixel }),
  },
  'admin.tools.draftContent': {
    refusals: ownersOrScope,
    input: () => ({ ...prices(), value: estimateRates, version: 0 }),
  },
  'admin.tools.draftQuote': {
    refusals: ownersOrScope,
    input: ({ request }) => ({ requestId: request.id, quote: quoteForm }),
  },
  'admin.posts.create': {
    refusals: { ...strangers, contributor: 403 },
    input: postForm('a-new-post'),
  },
  'admin.posts.update': {
    refusals: { ...strangers, author: 404, contributor: 404 },
    input: (world) => ({ ...postForm(world.post.slug)(world), id: world.post.id }),
  },
  'admin.posts.publish': { refusals: ownPost, input: postId },
  'admin.posts.release': { refusals: ownPost, input: postId },
  'admin.posts.unpublish': { refusals: ownPost, input: postId },
  // 409: the post is public.
  'admin.posts.markReady': { refusals: ownPost, input: postId, allowedStatus: 409 },
  'admin.posts.backToDraft': { refusals: ownPost, input: postId },
  'admin.posts.schedule': {
    refusals: ownPost,
    input: ({ post }) => ({ id: post.id, publishedAt: '2100-01-01T00:00:00.000Z' }),
  },
  'admin.posts.delete': {
    refusals: { ...tokenOfScope, author: 404, contributor: 404 },
    input: postId,
  },
  'admin.posts.undelete': { refusals: ownPost, input: postId },
  // 409: the post is not deleted.
  'admin.posts.deleteForGood': { refusals: ownPost, input: postId, allowedStatus: 409 },
  'admin.posts.duplicate': { refusals: ownPost, input: postId },
  // The answer refuses posts of others one by one.
  'admin.posts.bulk.change': {
    refusals: anyAdmin,
    input: (world) => ({ ...seenPosts(world), change: { kind: 'publish' } }),
  },
  'admin.posts.bulk.delete': { refusals: anyAdmin, input: (world) => seenPosts(world) },
  'admin.posts.bulk.deleteForGood': { refusals: anyAdmin, input: (world) => seenPosts(world) },
  'admin.posts.bulk.undo': {
    refusals: anyAdmin,
    input: ({ post }) => ({
      posts: [
        {
          ...{ id: post.id, version: 1 },
          before: { isPublished: false, publishedAt: null, categoryId: null },
        },
      ],
    }),
  },
  'admin.posts.details.get': {
    refusals: { ...tokenOfScope, author: 404, contributor: 404 },
    input: postId,
  },
  'admin.posts.details.save': {
    refusals: { ...strangers, author: 404, contributor: 404 },
    input: ({ post }) => ({ id: post.id, tags: ['Stone'] }),
  },
  'admin.posts.details.former': { refusals: ownPost, input: postId },
  'admin.posts.details.tags': { refusals: anyAdmin },
  'admin.stagedDrafts.list': { refusals: anyAdmin },
  'admin.stagedDrafts.get': { refusals: onlyAdmin, input: stagedId },
  'admin.stagedDrafts.begin': {
    refusals: anyAdmin,
    input: ({ category }) => ({ ...stagedBrief, categoryId: category.id }),
  },
  'admin.stagedDrafts.saveBrief': {
    refusals: onlyAdmin,
    input: ({ stagedDraft, category }) => ({
      ...{ id: stagedDraft.id, version: stagedDraft.version },
      brief: { ...stagedBrief, categoryId: category.id },
    }),
  },
  'admin.stagedDrafts.unsentBrief': { refusals: onlyAdmin, input: stagedId },
  'admin.stagedDrafts.saveUnsentBrief': {
    refusals: onlyAdmin,
    input: (world) => ({
      ...{ ...stagedId(world), ...typedDraft },
      text: JSON.stringify({ ...stagedBrief, categoryId: 1 }),
    }),
  },
  'admin.stagedDrafts.saveOutline': {
    refusals: onlyAdmin,
    input: ({ stagedDraft: { id, version } }) => ({ id, version, parts: [] }),
  },
  'admin.stagedDrafts.ask': {
    refusals: onlyAdmin,
    input: (world) => ({ ...stagedId(world), kind: 'outline' }),
    allowedStatus: 503,
  },
  'admin.stagedDrafts.cancel': { refusals: onlyAdmin, input: stagedId },
  'admin.stagedDrafts.decide': {
    refusals: onlyAdmin,
    input: ({ stagedDraft: { id, sections } }) => ({
      ...{ id, sectionId: sections[0]?.id, offeredHtml: '<p>Begin.</p>', isTaken: true },
    }),
  },
  'admin.stagedDrafts.discard': { refusals: onlyAdmin, input: stagedId },
  'admin.stagedDrafts.undiscard': { refusals: onlyAdmin, input: stagedId },
  'admin.stagedDrafts.open': { refusals: onlyAdmin, input: stagedId },
  'admin.stagedDrafts.ofText': { refusals: ownPost, input: textOfPost },
  'admin.facts.of': { refusals: ownPost, input: checkedPost },
  'admin.facts.answer': {
    refusals: ownPost,
    input: (world) => ({
      of: checkedPost(world),
      fact: { kind: 'price', words: '$9', sentence: 'It costs $9.' },
      source: null,
    }),
  },
  'admin.facts.reopen': {
    refusals: ownPost,
    input: (world) => ({ of: checkedPost(world), id: world.fact.id }),
  },
  'admin.facts.open': {
    refusals: anyAdmin,
    input: ({ post }) => ({ postIds: [post.id] }),
  },
  'admin.facts.rechecks': { refusals: anyAdmin, input: page },
  'admin.facts.dueCount': { refusals: anyAdmin },
  'admin.facts.recheckSeveral': {
    refusals: anyAdmin,
    input: () => ({
      ...{ outcome: 'stillTrue', facts: [{ id: 1, answeredAt: '2026-01-01T00:00:00Z' }] },
    }),
  },
  'admin.facts.undoRechecks': {
    refusals: anyAdmin,
    input: () => ({
      facts: [
        {
          ...{ id: 1, answeredAt: '2026-01-01T00:00:00Z' },
          before: { state: 'sourced', recheckAt: '2026-01-01T00:00:00Z' },
        },
      ],
    }),
  },
  'admin.facts.recheck': {
    refusals: ownPost,
    input: ({ fact }) => ({ id: fact.id, outcome: 'changed' }),
  },
  'admin.posts.remarks.list': { refusals: ownPost, input: checkedPost },
  'admin.posts.remarks.add': {
    refusals: ownPost,
    input: (world) => ({ of: checkedPost(world), quote: 'Text', block: 'Text', text: 'Why?' }),
  },
  'admin.posts.remarks.answer': {
    refusals: ownPost,
    input: (world) => ({ of: checkedPost(world), id: world.remark.id, text: 'Because.' }),
  },
  'admin.posts.remarks.setDone': {
    refusals: ownPost,
    input: (world) => ({ of: checkedPost(world), id: world.remark.id, isDone: true }),
  },
  // An editor takes back no remark of others.
  'admin.posts.remarks.takeBack': {
    refusals: { ...ownPost, editor: 403 },
    input: (world) => ({ of: checkedPost(world), id: world.remark.id }),
  },
  'admin.posts.timeline': { refusals: ownPost, input: postId },
  'admin.posts.revision': {
    refusals: ownPost,
    input: ({ post }) => ({ id: post.id, version: 1 }),
  },
  'admin.posts.restoreRevision': {
    refusals: ownPost,
    input: ({ post }) => ({ id: post.id, version: 1 }),
  },
  'admin.posts.preview': { refusals: anyAdmin, input: () => ({ content: '<p>Text</p>' }) },
  'admin.posts.otherEditors': { refusals: ownPost, input: postId },
  'admin.transfer.allowExport': { refusals: editors, input: () => ({ format: 'json' }) },
  'admin.transfer.imports': { refusals: editors },
  'admin.transfer.items': { refusals: editors, input: noImport, allowedStatus: 404 },
  'admin.transfer.chooseForeign': {
    refusals: editors,
    input: () => ({ ...noImport(), choices: {} }),
    allowedStatus: 404,
  },
  'admin.transfer.compare': {
    refusals: editors,
    input: () => ({ ...noImport(), position: 0 }),
    allowedStatus: 404,
  },
  'admin.transfer.lookAt': {
    refusals: editors,
    input: () => ({ ...noImport(), position: 0, isLookedAt: true }),
    allowedStatus: 404,
  },
  'admin.transfer.start': {
    refusals: editors,
    input: () => ({ ...noImport(), isPublishing: false, categoryId: 1 }),
    allowedStatus: 404,
  },
  'admin.transfer.undo': { refusals: editors, input: noImport, allowedStatus: 404 },
  'admin.transfer.discard': { refusals: editors, input: noImport, allowedStatus: 404 },
  'admin.media.list': { refusals: anyAdmin, input: page },
  'admin.media.known': {
    refusals: anyAdmin,
    input: () => ({ sourceHash: '0'.repeat(64), isKept: false }),
  },
  'admin.media.uses': { refusals: anyAdmin, input: () => ({ id: unknownPicture }) },
  // 404: there is no such picture. Ownership is covered by media-library.test.ts.
  'admin.media.update': {
    refusals: anyAdmin,
    input: () => ({ id: unknownPicture, altText: 'A hill' }),
    allowedStatus: 404,
  },
  'admin.media.replace': {
    refusals: anyAdmin,
    input: () => ({ id: unknownPicture, byId: unknownPicture }),
    allowedStatus: 404,
  },
  // 400: not a picture of Google's; tests send no requests to Google.
  'admin.media.adopt': {
    refusals: anyAdmin,
    input: () => ({ url: 'https://example.com/picture' }),
    allowedStatus: 400,
  },
  'admin.media.keepSeveral': {
    refusals: anyAdmin,
    input: () => ({ pictures: [{ id: unknownPicture }], isKept: true }),
  },
  'admin.media.deleteSeveral': {
    refusals: anyAdmin,
    input: () => ({ pictures: [{ id: unknownPicture }] }),
  },
  'admin.media.delete': {
    refusals: anyAdmin,
    input: () => ({ id: unknownPicture }),
    allowedStatus: 404,
  },
  'admin.autosave.get': { refusals: ownPost, input: ({ post }) => ({ ref: { postId: post.id } }) },
  'admin.autosave.save': {
    refusals: ownPost,
    input: ({ post }) => ({
      ...{ ref: { postId: post.id }, baseVersion: 1, form: unsavedForm },
      window: editorWindow,
    }),
  },
  'admin.autosave.discard': {
    refusals: ownPost,
    input: ({ post }) => ({ postId: post.id, window: editorWindow }),
  },
  'admin.previews.create': { refusals: ownPost, input: ({ post }) => ({ postId: post.id }) },
  'admin.previews.end': { refusals: ownPost, input: ({ post }) => ({ postId: post.id }) },
  'admin.drafts.createPost': {
    refusals: ownPost,
    input: (world) => ({
      ...{ draftId: world.draft.key, window: editorWindow },
      ...postForm('created')(world),
    }),
  },
  'admin.drafts.delete': { refusals: ownPost, input: draftId },
  'admin.drafts.deleteForGood': { refusals: ownPost, input: draftId, allowedStatus: 409 },
  'admin.drafts.undelete': { refusals: ownPost, input: draftId },
  'admin.categories.list': { refusals: anyAdmin },
  'admin.categories.create': {
    refusals: editors,
    input: () => ({ name: 'New', slug: 'new', description: 'A category' }),
  },
  'admin.categories.update': {
    refusals: editors,
    input: ({ category }) => ({
      id: category.id,
      name: 'New',
      slug: 'new',
      description: 'Changed',
    }),
  },
  // 409: the category still holds a post, and no target category is given.
  'admin.categories.delete': {
    refusals: editors,
    input: ({ category }) => ({ id: category.id }),
    allowedStatus: 409,
  },
  'admin.inbox.list': { refusals: owners, input: page },
  'admin.inbox.unreadCount': { refusals: owners },
  'admin.inbox.week': { refusals: owners },
  'admin.inbox.suspectedCount': { refusals: owners },
  'admin.inbox.move': {
    refusals: owners,
    input: ({ request }) => ({ id: request.id, from: 'new', to: 'read' }),
  },
  'admin.inbox.moveSeveral': {
    refusals: owners,
    input: ({ request }) => ({ moves: [{ id: request.id, from: 'new', to: 'read' }] }),
  },
  'admin.inbox.open': { refusals: owners, input: openedRequest },
  'admin.inbox.markRead': { refusals: owners, input: openedRequest },
  'admin.inbox.addNote': {
    refusals: owners,
    input: ({ request }) => ({ id: request.id, body: 'Called back' }),
  },
  'admin.inbox.remind': {
    refusals: owners,
    input: ({ request }) => ({ id: request.id, remindAt: '2026-11-25T09:00:00Z' }),
  },
  'admin.inbox.assignees': { refusals: owners },
  'admin.inbox.assign': {
    refusals: owners,
    input: ({ request }) => ({ id: request.id, assigneeId: null }),
  },
  'admin.inbox.merging.candidates': { refusals: owners, input: openedRequest },
  'admin.inbox.merging.merge': {
    refusals: owners,
    input: ({ request }) => ({ id: request.id, mergedId: 999_999 }),
    allowedStatus: 404,
  },
  'admin.inbox.merging.part': {
    refusals: owners,
    input: ({ request }) => ({ id: request.id }),
    allowedStatus: 409,
  },
  'admin.inbox.replies.list': { refusals: owners },
  'admin.inbox.replies.save': {
    refusals: owners,
    input: () => ({ title: 'Thanks', body: 'Hello {firstName}' }),
  },
  // 404: no reply has this number.
  'admin.inbox.replies.remove': {
    refusals: owners,
    input: () => ({ id: 1 }),
    allowedStatus: 404,
  },
  'admin.inbox.drafts.get': {
    refusals: owners,
    input: ({ request }) => ({ requestId: request.id, kind: 'answer' }),
  },
  'admin.inbox.drafts.save': {
    refusals: owners,
    input: ({ request }) => ({ requestId: request.id, kind: 'answer', ...typedDraft }),
  },
  'admin.inbox.drafts.requestIds': { refusals: owners },
  'admin.inbox.exportCsv': { refusals: owners, input: page },
  'admin.threads.get': { refusals: owners, input: requestId },
  'admin.threads.unseen': { refusals: owners },
  'admin.threads.markSeen': { refusals: owners, input: requestId },
  'admin.threads.answer': {
    refusals: owners,
    input: ({ request }) => ({
      requestId: request.id,
      text: 'An answer in words of its own',
      after: maxId,
    }),
  },
  // 404: no NDA was requested.
  'admin.threads.acceptNda': {
    refusals: owners,
    input: ({ request }) => ({ requestId: request.id, name: 'Us' }),
    allowedStatus: 404,
  },
  'admin.threads.revokeLinks': { refusals: owners, input: requestId },
  'admin.recommendations.list': {
    refusals: owners,
    input: ({ a }) => ({ developerId: a.id }),
  },
  'admin.recommendations.hide': {
    refusals: owners,
    input: ({ outcome }) => ({ outcomeId: outcome.outcomeId }),
  },
  'admin.recommendations.show': {
    refusals: owners,
    input: ({ outcome }) => ({ outcomeId: outcome.outcomeId }),
  },
  'admin.testimonials.get': { refusals: owners, input: requestId },
  'admin.testimonials.waiting': { refusals: owners },
  // 409: the request is open.
  'admin.testimonials.ask': { refusals: owners, input: requestId, allowedStatus: 409 },
  'admin.testimonials.approve': {
    refusals: owners,
    input: ({ testimonialRequestId }) => ({ requestId: testimonialRequestId, revision: 1 }),
  },
  'admin.testimonials.decline': {
    refusals: owners,
    input: ({ testimonialRequestId }) => ({ requestId: testimonialRequestId, revision: 1 }),
  },
  'admin.testimonials.withdraw': {
    refusals: owners,
    input: ({ testimonialRequestId }) => ({ requestId: testimonialRequestId }),
  },
  'admin.agreements.list': { refusals: owners },
  'admin.agreements.revokeLinks': { refusals: owners, input: requestId },
  'admin.calls.coming': { refusals: owners },
  // 404: no such call is booked. Only owners learn that.
  'admin.calls.cancel': { refusals: owners, input: () => ({ id: 1 }), allowedStatus: 404 },
  'admin.calls.noteHeld': {
    refusals: owners,
    input: () => ({ id: 1, isHeld: true }),
    allowedStatus: 404,
  },
  'admin.calls.settings': { refusals: owners },
  'admin.calls.saveSettings': {
    refusals: owners,
    input: () => ({ settings: firstCallSettings, version: 0 }),
  },
  'admin.calls.calendars.list': { refusals: owners },
  // 400: the address is one of this network.
  'admin.calls.calendars.add': {
    refusals: owners,
    input: () => ({ name: 'Work', address: 'https://127.0.0.1/a.ics' }),
    allowedStatus: 400,
  },
  'admin.calls.calendars.remove': { refusals: owners, input: () => ({ id: randomUUID() }) },
  // 404: there is no such calendar.
  'admin.calls.calendars.answerSilence': {
    refusals: owners,
    input: () => ({ id: randomUUID(), choice: 'goOn' }),
    allowedStatus: 404,
  },
  'admin.webhooks.list': { refusals: owners },
  // 400: the address is one of this network.
  'admin.webhooks.add': {
    refusals: owners,
    input: () => ({ address: 'https://127.0.0.1/hook', events: ['post.published'] }),
    allowedStatus: 400,
  },
  // 404 from here on: there is no such webhook.
  'admin.webhooks.change': {
    refusals: owners,
    input: () => ({ id: randomUUID(), events: ['post.published'] }),
    allowedStatus: 404,
  },
  'admin.webhooks.rotate': {
    refusals: owners,
    input: () => ({ id: randomUUID() }),
    allowedStatus: 404,
  },
  'admin.webhooks.remove': { refusals: owners, input: () => ({ id: randomUUID() }) },
  'admin.webhooks.switchOn': {
    refusals: owners,
    input: () => ({ id: randomUUID() }),
    allowedStatus: 404,
  },
  'admin.webhooks.switchOff': {
    refusals: owners,
    input: () => ({ id: randomUUID() }),
    allowedStatus: 404,
  },
  'admin.webhooks.test': {
    refusals: owners,
    input: () => ({ id: randomUUID() }),
    allowedStatus: 404,
  },
  'admin.webhooks.deliveries': { refusals: owners, input: () => ({}) },
  'admin.webhooks.sendAgain': {
    refusals: owners,
    input: () => ({ id: 1 }),
    allowedStatus: 404,
  },
  'admin.calls.createFeed': { refusals: owners },
  'admin.calls.revokeFeed': { refusals: owners },
  'admin.briefs.list': { refusals: owners, input: requestId },
  'admin.briefs.suggest': { refusals: owners, input: requestId },
  // 409: developer B has not enabled briefs.
  'admin.briefs.offer': {
    refusals: owners,
    input: ({ request, b }) => ({ requestId: request.id, developerId: b.id }),
    allowedStatus: 409,
  },
  'admin.briefs.withdraw': {
    refusals: owners,
    input: ({ brief }) => ({ briefId: brief.id }),
  },
  'admin.developers.list': {
    refusals: owners,
    input: () => ({ page: 1, search: '', filter: 'all' }),
  },
  'admin.verification.list': { refusals: owners, input: () => ({ page: 1, filter: 'open' }) },
  // 404: nobody has asked to be verified.
  'admin.verification.get': { refusals: owners, input: () => ({ id: 1 }), allowedStatus: 404 },
  'admin.verification.give': {
    refusals: owners,
    input: () => ({ id: 1, task: 'booking-page' }),
    allowedStatus: 404,
  },
  'admin.verification.assess': {
    refusals: owners,
    input: () => ({ id: 1, isPassed: true, remarks: 'Good work.' }),
    allowedStatus: 404,
  },
  'admin.verification.review': {
    refusals: owners,
    input: () => ({ id: 1, remarks: 'Good work.' }),
    allowedStatus: 404,
  },
  'admin.verification.verify': {
    refusals: owners,
    input: () => ({ id: 1, examined: 'Two projects' }),
    allowedStatus: 404,
  },
  'admin.verification.decline': {
    refusals: owners,
    input: () => ({ id: 1, reason: 'Too little to look at' }),
    allowedStatus: 404,
  },
  'admin.verification.takeBack': {
    refusals: owners,
    input: () => ({ id: 1, reason: 'The work is not theirs' }),
    allowedStatus: 404,
  },
  'admin.developers.hide': {
    refusals: owners,
    input: ({ a }) => ({ developerId: a.id, reason: 'Not a developer' }),
  },
  // 404: developer A is not hidden.
  'admin.developers.show': {
    refusals: owners,
    input: ({ a }) => ({ developerId: a.id }),
    allowedStatus: 404,
  },
  'admin.developers.endSignIns': {
    refusals: owners,
    input: ({ a }) => ({ developerId: a.id }),
  },
  'admin.developers.delete': {
    refusals: owners,
    input: ({ a }) => ({ developerId: a.id }),
  },
  'admin.developers.hideSeveral': {
    refusals: owners,
    input: ({ a }) => ({ profiles: [{ id: a.id, reason: 'Not a developer' }] }),
  },
  'admin.developers.showSeveral': {
    refusals: owners,
    input: ({ a }) => ({ profiles: [{ id: a.id, since: '2026-01-01T00:00:00Z' }] }),
  },
  'admin.submissions.list': { refusals: owners, input: () => ({}) },
  'admin.submissions.waitingCount': { refusals: owners },
  'admin.submissions.move': {
    refusals: owners,
    input: ({ submission }) => ({
      moves: [{ id: submission.id, from: 'waiting', to: 'accepted' }],
    }),
  },
  'admin.submissions.hideName': {
    refusals: owners,
    input: ({ submission }) => ({ id: submission.id }),
  },
  'admin.profileReports.list': { refusals: owners },
  'admin.profileReports.dismiss': {
    refusals: owners,
    input: ({ a, profileReport }) => ({ developerId: a.id, lastId: profileReport.id }),
  },
  'admin.profileReports.removePicture': {
    refusals: owners,
    input: ({ a, pictureReport }) => ({
      ...{ developerId: a.id, lastId: pictureReport.id, photoUrl: a.profilePhotoUrl },
    }),
  },
  'admin.messageReports.list': { refusals: owners },
  'admin.messageReports.dismiss': { refusals: owners, input: ({ report }) => ({ id: report.id }) },
  'admin.messageReports.deleteMessage': {
    refusals: owners,
    input: ({ report }) => ({ id: report.id }),
  },
  'admin.messageReports.blockSender': {
    refusals: owners,
    input: ({ report }) => ({ id: report.id }),
  },
  'admin.messageReports.unblock': {
    refusals: owners,
    input: ({ siteBlock }) => ({ id: siteBlock.id }),
  },
  'admin.requests.list': { refusals: ownersOrScope, input: page },
  'admin.requests.get': { refusals: ownersOrScope, input: openedRequest },
  'admin.requests.move': {
    refusals: ownersOrScope,
    input: ({ request }) => ({ id: request.id, status: 'call' }),
  },
  'admin.requests.answerDraft': { refusals: ownersOrScope, input: openedRequest },
  'admin.requests.saveAnswerDraft': {
    refusals: ownersOrScope,
    input: ({ request }) => ({ id: request.id, text: 'Thank you.' }),
  },
  'admin.requests.export': { refusals: ownersOrScope, input: page },
  'admin.quotes.list': { refusals: owners, input: requestId },
  'admin.quotes.start': { refusals: owners, input: requestId },
  'admin.quotes.sent': { refusals: owners, input: page },
  'admin.quotes.send': {
    refusals: owners,
    input: ({ request }) => ({
      requestId: request.id,
      seen: 0,
      quote: {
        ...{ title: 'A site', currency: 'USD', assumptions: '', validUntil: '2100-01-01' },
        positions: [{ text: 'Site', fromAmount: 1, toAmount: 2 }],
      },
    }),
  },
  'admin.work.list': { refusals: owners, input: requestId },
  // 409: there is no accepted quote.
  'admin.work.add': {
    refusals: owners,
    input: ({ request }) => ({ requestId: request.id, ...stageForm }),
    allowedStatus: 409,
  },
  'admin.work.change': {
    refusals: owners,
    input: ({ request }) => ({ requestId: request.id, id: 1, seen: 1, ...stageForm }),
    allowedStatus: 409,
  },
  'admin.work.end': { refusals: owners, input: requestId },
  // 409: there is no stage.
  'admin.work.finish': {
    refusals: owners,
    input: ({ request }) => ({ requestId: request.id, question: 'How did it go?' }),
    allowedStatus: 409,
  },
  'admin.colleagues.list': { refusals: owners, input: requestId },
  'admin.colleagues.invite': {
    refusals: owners,
    input: ({ request }) => ({ requestId: request.id, name: 'Grace', email: 'grace@example.com' }),
    allowedStatus: 409,
  },
  'admin.colleagues.end': {
    refusals: owners,
    input: ({ request }) => ({ requestId: request.id, id: 1 }),
  },
  // 404: there is no stage.
  'admin.work.addNote': {
    refusals: owners,
    input: ({ request }) => ({ requestId: request.id, stageId: 1, text: 'A note', address: '' }),
    allowedStatus: 404,
  },
  'admin.tokens.list': { refusals: owners },
  'admin.tokens.create': { refusals: owners, input: () => ({ name: 'New' }) },
  'admin.tokens.revoke': { refusals: owners, input: ({ token }) => ({ id: token.id }) },
  // 400 from here on: the program is not known.
  'programs.asked': { refusals: open, input: () => authorization },
  'admin.programs.connect': {
    refusals: anyAdmin,
    input: () => ({ ...authorization, scopes: ['posts:read'] }),
    allowedStatus: 400,
  },
  'admin.programs.list': { refusals: anyAdmin },
  // 404: the connection is another account's.
  'admin.programs.end': {
    refusals: anyAdmin,
    input: () => ({ id: maxId }),
    allowedStatus: 404,
  },
  'developer.programs.connect': {
    refusals: developers,
    input: () => ({ ...authorization, scopes: ['profile:read'] }),
    allowedStatus: 400,
  },
  'developer.programs.list': { refusals: developers },
  'developer.programs.end': {
    refusals: developers,
    input: () => ({ id: maxId }),
    allowedStatus: 404,
  },
  'admin.account.sessions': { refusals: anyAdmin },
  'admin.account.endSession': {
    refusals: onlyAdmin,
    input: ({ otherSessionIdOfAdmin }) => ({ sessionId: otherSessionIdOfAdmin }),
  },
  'admin.account.endOtherSessions': { refusals: anyAdmin },
  'admin.account.prove': {
    refusals: { ...anyAdmin, editor: 403, author: 403, contributor: 403 },
    input: ({ recoveryCode }) => ({ by: 'code', code: recoveryCode }),
  },
  'admin.account.factors': { refusals: anyAdmin },
  'admin.account.beginTotp': { refusals: anyAdmin },
  // 400: no authenticator app or passkey is being set up.
  'admin.account.confirmTotp': {
    refusals: anyAdmin,
    input: () => ({ code: '123456' }),
    allowedStatus: 400,
  },
  'admin.account.removeTotp': { refusals: anyAdmin, allowedStatus: 404 },
  'admin.account.beginPasskey': { refusals: anyAdmin },
  'admin.account.addPasskey': {
    refusals: anyAdmin,
    input: () => ({ name: 'New', passkey: foreignAddition }),
    allowedStatus: 400,
  },
  'admin.account.removePasskey': {
    refusals: onlyAdmin,
    input: ({ passkeyId }) => ({ id: passkeyId }),
  },
  'admin.account.renewRecoveryCodes': {
    refusals: { ...anyAdmin, editor: 409, author: 409, contributor: 409 },
  },
  'admin.account.mail': { refusals: anyAdmin },
  // 409: the site sends no mail. 400: so no code was sent either.
  'admin.account.setMailAddress': {
    refusals: anyAdmin,
    input: () => ({ address: 'owner@example.com' }),
    allowedStatus: 409,
  },
  'admin.account.confirmMailAddress': {
    refusals: anyAdmin,
    input: () => ({ code: '2222-2222-2222-2222' }),
    allowedStatus: 400,
  },
  'admin.account.removeMailAddress': { refusals: anyAdmin },
  'admin.account.changePassword': {
    refusals: anyAdmin,
    input: () => ({ password: testPassword, newPassword: 'gravel lantern orbit thistle' }),
  },
  'admin.accounts.list': { refusals: owners },
  'admin.accounts.create': {
    refusals: owners,
    input: () => ({ username: 'new', role: 'author' }),
  },
  'admin.accounts.changeRole': {
    refusals: owners,
    input: ({ editor }) => ({ id: editor.id, role: 'author' }),
  },
  'admin.accounts.disable': { refusals: owners, input: ({ editor }) => ({ id: editor.id }) },
  'admin.accounts.enable': { refusals: owners, input: ({ editor }) => ({ id: editor.id }) },
  'admin.accounts.endSessions': { refusals: owners, input: ({ editor }) => ({ id: editor.id }) },
  'admin.retention.list': { refusals: owners },
  'admin.traffic.report': { refusals: editors, input: () => trafficQuery },
  'admin.traffic.exportCsv': { refusals: editors, input: () => trafficQuery },
  'admin.traffic.switchCounting': { refusals: owners, input: () => ({ isOn: true }) },
  'admin.backups.report': { refusals: owners },
  'admin.failedJobs.list': { refusals: owners },
  'admin.failedJobs.count': { refusals: owners },
  // 404: no work has failed. Only owners learn that.
  'admin.failedJobs.retryJob': {
    refusals: owners,
    input: () => ({ id: '1' }),
    allowedStatus: 404,
  },
  'admin.failedJobs.retryJobs': { refusals: owners, input: () => ({ jobs: [{ id: '1' }] }) },
  'admin.failedJobs.discardJob': {
    refusals: owners,
    input: () => ({ id: '1' }),
    allowedStatus: 404,
  },
  'admin.failedJobs.sendMessageAgain': {
    refusals: owners,
    input: () => ({ id: '00000000-0000-4000-8000-000000000000' }),
    allowedStatus: 404,
  },
  'admin.failedJobs.discardMessage': {
    refusals: owners,
    input: () => ({ id: '00000000-0000-4000-8000-000000000000' }),
    allowedStatus: 404,
  },
  'admin.activity.list': { refusals: owners, input: page },

  'blog.categories': { refusals: open },
  // 404: no post has such a tag.
  'blog.tag': { refusals: open, input: () => ({ slug: 'nowhere' }), allowedStatus: 404 },
  'blog.posts': { refusals: open, input: page },
  'blog.cards': { refusals: open, input: page },
  'blog.search': { refusals: open, input: () => ({ q: 'post' }) },
  'blog.found': { refusals: open, input: () => ({ q: 'post' }) },
  'blog.post': { refusals: open, input: ({ post }) => ({ slug: post.slug }) },
  'blog.preview': { refusals: open, input: ({ previewKey }) => ({ key: previewKey }) },
  'blog.article': { refusals: open, input: ({ post }) => ({ slug: post.slug }) },

  'contact.requests.byKey': { refusals: open, input: ({ requestKey }) => ({ key: requestKey }) },
  'contact.requests.markSeen': {
    refusals: open,
    input: ({ requestKey }) => ({ key: requestKey }),
  },
  'contact.requests.addEntry': {
    refusals: open,
    input: ({ requestKey }) => ({ key: requestKey, text: 'A word more' }),
  },
  'contact.requests.entryDraft': {
    refusals: open,
    input: ({ requestKey }) => ({ key: requestKey }),
  },
  'contact.requests.saveEntryDraft': {
    refusals: open,
    input: ({ requestKey }) => ({ key: requestKey, ...typedDraft }),
  },
  'contact.requests.acceptNda': {
    refusals: open,
    input: ({ requestKey }) => ({
      key: requestKey,
      name: 'Ada',
      version: nda.version,
      accepted: 'on',
    }),
  },
  'contact.requests.withdraw': {
    refusals: open,
    input: ({ requestKey }) => ({ key: requestKey }),
  },
  'contact.submissions.page': { refusals: open, input: () => ({}) },
  'contact.submissions.send': {
    refusals: open,
    input: () => ({ kind: 'term', title: 'Unheard', text: 'Nobody knows it yet.' }),
  },
  'contact.submit': {
    refusals: open,
    input: () => contactRequest,
  },

  'contact.calls.freeTimes': { refusals: open, input: () => ({}) },
  'contact.prepare': { refusals: open, input: () => ({ about: 'A site for guided walks.' }) },
  'estimate.of': {
    refusals: open,
    input: () => ({ service: 'apps', audience: 'team', pieces: [], pace: 'open' }),
  },
  'contact.calls.offer': { refusals: open, input: ({ requestKey }) => ({ key: requestKey }) },
  // 409: the owner takes no calls.
  'contact.calls.book': {
    refusals: open,
    input: ({ requestKey }) => ({
      ...{ key: requestKey, startsAt: '2100-01-01T12:00:00.000Z' },
      ...{ timeZone: 'UTC', seen: '' },
    }),
    allowedStatus: 409,
  },
  'contact.calls.cancel': {
    refusals: open,
    input: ({ requestKey }) => ({ key: requestKey, seen: '1' }),
  },
  'contact.agreements.byKey': {
    refusals: open,
    input: ({ requestKey }) => ({ key: requestKey }),
  },
  'contact.briefs.list': { refusals: open, input: ({ requestKey }) => ({ key: requestKey }) },
  'contact.briefs.show': {
    refusals: open,
    input: ({ requestKey }) => ({ key: requestKey, isShown: 'off' }),
  },
  // 409: no developer has accepted.
  'contact.briefs.choose': {
    refusals: open,
    input: ({ requestKey, brief }) => ({ key: requestKey, briefId: String(brief.id) }),
    allowedStatus: 409,
  },
  'developer.numbers.own': { refusals: developers, input: () => ({ period: '7d' }) },
  'developer.guide': { refusals: developers },
  'developer.numbers.replyTime': {
    refusals: open,
    input: ({ a }) => ({ developerId: a.id }),
  },
  'developer.skills.list': { refusals: developers },
  'developer.openDirectory': { refusals: open, input: () => ({}) },
  'developer.portfolio': { refusals: developers },
  'developer.portfolioProjects': { refusals: developers },
  'developer.tools.briefs': { refusals: developers },
  'developer.tools.prepareProfile': {
    refusals: developers,
    input: () => ({ bio: 'I build booking pages.' }),
  },
  'developer.tools.prepareProject': {
    refusals: developers,
    input: () => ({ title: 'Booking page', category: 'Web App', story: 'A page for walks.' }),
  },
  'developer.tools.draftBriefAnswer': {
    refusals: onlyAHidden,
    input: ({ brief }) => ({ briefId: brief.id, text: 'I can begin on Monday.' }),
  },
  'developer.tools.messages': { refusals: developers, input: () => ({}) },
  'developer.tools.messageEntries': {
    refusals: onlyAHidden,
    input: ({ message }) => ({ messageId: message.id }),
  },
  'developer.tools.draftMessageAnswer': {
    refusals: onlyAHidden,
    input: ({ message }) => ({ messageId: message.id, text: 'Yes, gladly.' }),
  },
  'developer.tokens.list': { refusals: developers },
  'developer.tokens.create': {
    refusals: developers,
    input: () => ({ name: 'My website', scopes: ['profile:read'], daysToLive: 30 }),
  },
  'developer.tokens.revoke': {
    refusals: onlyAHidden,
    input: ({ developerToken }) => ({ id: developerToken.id }),
  },
  'developer.skills.own': { refusals: developers },
  'developer.skills.save': {
    refusals: onlyAHidden,
    input: ({ project }) => ({
      skills: [{ key: 'tool.cursor', projectIds: [project.id] }],
      base: [],
    }),
  },
  'developer.skills.shown': { refusals: open, input: ({ a }) => ({ developerId: a.id }) },
  'developer.proofs.shown': { refusals: open, input: ({ a }) => ({ developerId: a.id }) },
  'developer.proofs.own': { refusals: developers },
  'developer.proofs.ask': {
    refusals: developers,
    input: () => ({ address: 'https://ada-builds.dev' }),
  },
  // 404: nobody has asked to prove an address.
  'developer.proofs.check': {
    refusals: developers,
    input: () => ({ proofId: 1 }),
    allowedStatus: 404,
  },
  'developer.proofs.remove': {
    refusals: developers,
    input: () => ({ proofId: 1 }),
    allowedStatus: 404,
  },
  'developer.proofs.restore': {
    refusals: developers,
    input: () => ({ proofId: 1 }),
    allowedStatus: 404,
  },
  'developer.verification.shown': { refusals: open, input: ({ a }) => ({ developerId: a.id }) },
  'developer.verification.marks': { refusals: open },
  'developer.verification.own': { refusals: developers },
  // 409: developer B has no project.
  'developer.verification.ask': { refusals: { ...developers, developerB: 409 } },
  // 404: nobody has asked to be verified.
  'developer.verification.withdraw': {
    refusals: developers,
    input: () => ({ id: 1 }),
    allowedStatus: 404,
  },
  'developer.verification.answer': {
    refusals: developers,
    input: () => ({ id: 1, text: 'It is at https://example.com/courts' }),
    allowedStatus: 404,
  },
  'developer.outcomes.shown': { refusals: open, input: ({ a }) => ({ developerId: a.id }) },
  'developer.outcomes.own': { refusals: developers },
  'developer.outcomes.answer': {
    refusals: onlyAHidden,
    input: ({ outcome }) => ({ outcomeId: outcome.outcomeId, answer: 'finished' }),
  },
  'developer.briefs.list': { refusals: developers },
  'developer.briefs.unansweredCount': { refusals: developers },
  'developer.briefs.markSeen': { refusals: developers },
  'developer.briefs.draft': {
    refusals: onlyAHidden,
    input: ({ brief }) => ({ briefId: brief.id }),
  },
  'developer.briefs.saveDraft': {
    refusals: onlyAHidden,
    input: ({ brief }) => ({ briefId: brief.id, ...typedDraft }),
  },
  'developer.briefs.answer': {
    refusals: onlyAHidden,
    input: ({ brief }) => ({ briefId: brief.id, answer: 'no', word: '' }),
  },
  'contact.testimonials.byKey': {
    refusals: open,
    input: ({ testimonialKey }) => ({ key: testimonialKey }),
  },
  'contact.testimonials.write': {
    refusals: open,
    input: ({ testimonialKey }) => ({ key: testimonialKey, ...testimonialForm }),
  },
  'contact.testimonials.withdraw': {
    refusals: open,
    input: ({ testimonialKey }) => ({ key: testimonialKey }),
  },
  'contact.outcomes.byKey': { refusals: open, input: ({ outcome }) => ({ key: outcome.key }) },
  'contact.outcomes.answer': {
    refusals: open,
    input: ({ outcome }) => ({ key: outcome.key, answer: 'going' }),
  },
  'contact.outcomes.recommend': {
    refusals: open,
    input: ({ outcome }) => ({ key: outcome.key, ...recommendationForm }),
  },
  'contact.outcomes.withdraw': { refusals: open, input: ({ outcome }) => ({ key: outcome.key }) },
  'contact.quotes.list': { refusals: open, input: ({ requestKey }) => ({ key: requestKey }) },
  // 404: there is no quote.
  'contact.quotes.answer': {
    refusals: open,
    input: ({ requestKey }) => ({
      ...{ key: requestKey, version: '1', answer: 'accepted', name: 'Ada' },
    }),
    allowedStatus: 404,
  },
  'contact.work.list': { refusals: open, input: ({ requestKey }) => ({ key: requestKey }) },
  // 404: there is no stage.
  'contact.work.approve': {
    refusals: open,
    input: ({ requestKey }) => ({ key: requestKey, stage: '1', revision: '1', name: 'Ada' }),
    allowedStatus: 404,
  },
  'contact.colleagues.list': {
    refusals: open,
    input: ({ requestKey }) => ({ key: requestKey }),
  },
  // 409: there is no accepted quote.
  'contact.colleagues.invite': {
    refusals: open,
    input: ({ requestKey }) => ({ key: requestKey, name: 'Grace', email: 'grace@example.com' }),
    allowedStatus: 409,
  },
  'contact.colleagues.end': {
    refusals: open,
    input: ({ requestKey }) => ({ key: requestKey, colleague: '1' }),
  },
  'contact.work.end': { refusals: open, input: ({ requestKey }) => ({ key: requestKey }) },
  // 409: the work has not ended.
  'contact.work.answerEnd': {
    refusals: open,
    input: ({ requestKey }) => ({ key: requestKey, text: 'It went well.' }),
    allowedStatus: 409,
  },
  'contact.work.answer': {
    refusals: open,
    input: ({ requestKey }) => ({ key: requestKey, stage: '1', text: 'Looks good.' }),
    allowedStatus: 404,
  },
  'contact.quotes.noteReading': {
    refusals: open,
    input: ({ requestKey }) => ({ key: requestKey, version: 1, isAtEnd: true }),
  },

  'developer.current': { refusals: open },
  'developer.codeCountries': { refusals: open },
  'developer.sendVerification': {
    refusals: open,
    input: () => ({ phoneNumber: '+16125550197' }),
  },
  'developer.codeDelivery': {
    refusals: open,
    input: () => ({ phoneNumber: '+16125550197' }),
  },
  'developer.verifyPhone': { refusals: open, input: ({ verification }) => verification },
  'developer.logout': { refusals: open },
  'tools.list': { refusals: open, input: page },
  'tools.finder': { refusals: open, input: () => ({ what: 'web' }) },
  'glossary.list': { refusals: open, input: page },
  'developer.byHandle': { refusals: open, input: () => ({ handle: 'nobody' }), allowedStatus: 404 },
  'developer.handle': { refusals: developers },
  'developer.chooseHandle': { refusals: developers, input: () => ({ handle: 'somebody-new' }) },
  'developer.list': { refusals: open, input: page },
  'developer.directory': { refusals: open, input: page },
  'developer.facets': { refusals: open, input: () => ({}) },
  'developer.profile': { refusals: open, input: ({ a }) => ({ developerId: a.id }) },
  'developer.update': { refusals: onlyA, input: ({ a }) => ({ id: a.id, bio: 'Changed' }) },
  'developer.removePhoto': { refusals: developers },
  'developer.exportData': { refusals: developers },
  'developer.deleteAccount': { refusals: developers },
  'developer.projects.create': { refusals: developers, input: () => projectForm },
  // 409 for B: the list does not name B's own projects.
  'developer.projects.reorder': {
    refusals: { ...developers, developerB: 409 },
    input: ({ project }) => ({ projectIds: [project.id] }),
  },
  'developer.projects.update': {
    refusals: onlyAHidden,
    input: ({ project }) => ({ projectId: project.id, ...projectForm }),
  },
  'developer.projects.delete': {
    refusals: onlyAHidden,
    input: ({ project }) => ({ projectId: project.id }),
  },
  'developer.projects.own': { refusals: developers },
  'developer.projects.add': { refusals: developers, input: () => projectForm },
  'developer.projects.edit': {
    refusals: onlyAHidden,
    input: ({ project }) => ({ projectId: project.id, result: 'It works.' }),
  },
  'developer.projects.feature': {
    refusals: onlyAHidden,
    input: ({ project }) => ({ projectId: project.id, isFeatured: true }),
  },
  'developer.projects.describePicture': {
    refusals: onlyAHidden,
    input: ({ projectPicture }) => ({ pictureId: projectPicture, alt: 'The first screen' }),
  },
  'developer.projects.orderPictures': {
    refusals: onlyAHidden,
    input: ({ project, projectPicture }) => ({
      projectId: project.id,
      pictureIds: [projectPicture],
    }),
  },
  'developer.projects.removePicture': {
    refusals: onlyAHidden,
    input: ({ projectPicture }) => ({ pictureId: projectPicture }),
  },
  'developer.projects.cards': { refusals: open, input: ({ a }) => ({ developerId: a.id }) },
  'developer.projects.page': {
    refusals: open,
    input: ({ a, project }) => ({ developerId: a.id, projectId: project.id }),
  },
  'developer.messages.send': {
    refusals: open,
    input: ({ a }) => ({
      developerId: a.id,
      name: 'Grace',
      email: 'grace@example.com',
      message: 'Could you build a stock list?',
    }),
  },
  'developer.messages.list': { refusals: developers, input: page },
  'developer.messages.unreadCount': { refusals: developers },
  'developer.messages.mark': {
    refusals: onlyAHidden,
    input: ({ message }) => ({ messageId: message.id, isRead: true }),
  },
  'developer.messages.entries': {
    refusals: onlyAHidden,
    input: ({ message }) => ({ messageId: message.id }),
  },
  'developer.messages.answer': {
    refusals: onlyAHidden,
    input: ({ message }) => ({ messageId: message.id, text: 'Yes, we can.' }),
  },
  'developer.messages.answerDraft': {
    refusals: onlyAHidden,
    input: ({ message }) => ({ messageId: message.id }),
  },
  'developer.messages.saveAnswerDraft': {
    refusals: onlyAHidden,
    input: ({ message }) => ({ messageId: message.id, ...typedDraft }),
  },
  'developer.messages.draftedIds': { refusals: developers },
  'developer.messages.page.draft': {
    refusals: open,
    input: ({ messageKey }) => ({ key: messageKey }),
  },
  'developer.messages.page.saveDraft': {
    refusals: open,
    input: ({ messageKey }) => ({ key: messageKey, ...typedDraft }),
  },
  'developer.messages.page.byKey': {
    refusals: open,
    input: ({ messageKey }) => ({ key: messageKey }),
  },
  'developer.messages.page.add': {
    refusals: open,
    input: ({ messageKey }) => ({ key: messageKey, text: 'A word more.' }),
  },
  'developer.messages.page.takeBack': {
    refusals: open,
    input: ({ messageKey }) => ({ key: messageKey }),
  },
  'developer.reportForm': { refusals: open },
  'developer.reportProfile': {
    refusals: open,
    input: ({ a }) => ({ developerId: a.id, reason: 'fraud', word: '' }),
  },
  'developer.messages.report': {
    refusals: onlyAHidden,
    input: ({ unreported }) => ({ messageId: unreported.id, reason: 'abuse', word: '' }),
  },
  'developer.messages.blocks.list': { refusals: developers },
  'developer.messages.blocks.add': {
    refusals: onlyAHidden,
    input: ({ message }) => ({ messageId: message.id }),
  },
  'developer.messages.blocks.end': {
    refusals: onlyAHidden,
    input: ({ block }) => ({ blockId: block.id }),
  },
  'developer.availability.ofDeveloper': {
    refusals: open,
    input: ({ a }) => ({ developerId: a.id }),
  },
  'developer.availability.own': { refusals: developers },
  'developer.availability.set': {
    refusals: developers,
    input: () => ({
      ...{ kinds: ['project'], hoursPerWeek: null, freeFrom: null, rate: null, timeZone: null },
      ...{ languages: [], isOpenToBriefs: false, days: 30 },
    }),
  },
  // 404: nobody has said what they take on.
  'developer.availability.renew': { refusals: developers, allowedStatus: 404 },
  'developer.availability.end': { refusals: developers, allowedStatus: 404 },
  'developer.availability.takeUpAgain': { refusals: developers, allowedStatus: 404 },
  'developer.availability.page.byKey': {
    refusals: open,
    input: ({ notificationKey }) => ({ key: notificationKey }),
    allowedStatus: 404,
  },
  'developer.availability.page.renew': {
    refusals: open,
    input: ({ notificationKey }) => ({ key: notificationKey }),
    allowedStatus: 404,
  },
  'developer.notifications.get': { refusals: developers },
  'developer.notifications.choose': {
    refusals: developers,
    input: () => ({ channel: 'none', timeZone: 'UTC' }),
  },
  // 409: the site sends no mail.
  'developer.notifications.setAddress': {
    refusals: developers,
    input: () => ({ address: 'ada@example.com' }),
    allowedStatus: 409,
  },
  'developer.notifications.removeAddress': { refusals: developers },
  // 409: no mail is set up here.
  'developer.shortlist.read': { refusals: open, input: () => ({ developers: '1' }) },
  'developer.shortlist.write': {
    refusals: open,
    input: ({ a }) => ({
      developerIds: [a.id],
      name: 'Grace',
      email: 'grace@example.com',
      message: 'Could you build a stock list?',
    }),
  },
  'developer.searches.read': { refusals: open, input: () => ({ search: 'country=Chile' }) },
  'developer.searches.save': {
    refusals: open,
    input: () => ({ email: 'vera@example.com', search: 'country=Chile' }),
    allowedStatus: 409,
  },
  'developer.searches.byKey': { refusals: open, input: ({ searchKey }) => ({ key: searchKey }) },
  'developer.searches.confirm': { refusals: open, input: ({ searchKey }) => ({ key: searchKey }) },
  'developer.searches.stop': { refusals: open, input: ({ searchKey }) => ({ key: searchKey }) },
  'developer.notifications.page.byKey': {
    refusals: open,
    input: ({ notificationKey }) => ({ key: notificationKey }),
  },
  // 409: the address waits for no confirmation.
  'developer.notifications.page.confirm': {
    refusals: open,
    input: ({ notificationKey }) => ({ key: notificationKey }),
    allowedStatus: 409,
  },
  'developer.notifications.page.stop': {
    refusals: open,
    input: ({ notificationKey }) => ({ key: notificationKey }),
  },
  'developer.messages.delete': {
    refusals: onlyAHidden,
    input: ({ message }) => ({ messageId: message.id }),
  },
  'developer.sessions.list': { refusals: developers },
  'developer.sessions.end': {
    refusals: onlyAHidden,
    input: ({ sessionIdOfA }) => ({ sessionId: sessionIdOfA }),
  },
  'developer.sessions.endOthers': { refusals: developers },
};
