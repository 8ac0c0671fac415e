import { z } from 'zod';
import { developerBriefSchema } from '../../../features/briefs/briefs.ts';
import { listDeveloperBriefs } from '../../../features/briefs/server/brief-answers.service.ts';
import { saveBriefDraft } from '../../../features/briefs/server/brief-drafts.service.ts';
import { profileUpdateSchema } from '../../../features/developers/developers.ts';
import { preparedFragment } from '../../../features/developers/prepared-draft.ts';
import { ownProjectFormSchema } from '../../../features/developers/projects/own-projects.ts';
import { developerAccountContent } from '../../../features/developers/words/developer-account.ts';
import {
  developerMessagePageSchema,
  messageEntriesQuerySchema,
  messageEntryPageSchema,
} from '../../../features/messages/developer-messages.ts';
import { listMessages } from '../../../features/messages/server/messages.service.ts';
import { listEntries } from '../../../features/messages/server/page/answers.service.ts';
import { saveAnswerDraft } from '../../../features/messages/server/page/message-drafts.service.ts';
import { systemClock } from '../../../server/clock.ts';
import { developerOrTokenProcedure, router } from '../../../server/trpc/init.ts';
import { tabPath } from '../../../shared/addresses/tab-address.ts';
import { maxDraftText } from '../../../shared/admin/unsent-drafts.ts';
import { paths } from '../../../shared/paths.ts';
import { idSchema } from '../../../shared/wire.ts';
import {
  draftAnswerSchema,
  draftedAt,
  lineageOf,
  preparedAt,
  preparedSchema,
  revisionSchema,
} from './tool-answers.ts';

const { now } = systemClock;
const { tabs } = developerAccountContent.ownerOnly;

const areaPath = (developerId: number, tab: 'messages' | 'briefs') =>
  tabPath(paths.developerProfile(developerId), tabs, tab);

const preparedProfileShape = () => {
  const { developerName, bio, country, state, yearStartedCoding } = profileUpdateSchema(now).shape;
  return { developerName, bio, country, state, yearStartedCoding };
};

const draftText = () => z.string().trim().min(1).max(maxDraftText);

/** A developer sends; a program that is connected reads and drafts. */
export const developerToolsRouter = router({
  briefs: developerOrTokenProcedure('briefs:read')
    .meta({
      tool: {
        name: 'list_own_briefs',
        title: 'Briefs that were offered to you',
        description: 'Your briefs with their state and until when they are answered, newest first.',
        quotesStrangers: true,
      },
    })
    .output(z.array(developerBriefSchema))
    .query(({ ctx }) => listDeveloperBriefs(ctx.deps, ctx.developer.developerId)),

  draftBriefAnswer: developerOrTokenProcedure('briefs:draft')
    .meta({
      tool: {
        name: 'draft_brief_answer',
        title: 'Draft your words about a brief',
        description:
          'Keeps a text beside the brief. The developer reads it, says yes or no and sends it at the address of the answer. Refused when the developer has begun a text.',
      },
    })
    .input(
      z.object({
        briefId: idSchema().describe('Id of the brief'),
        text: draftText(),
        revision: revisionSchema(),
      }),
    )
    .output(draftAnswerSchema)
    .mutation(async ({ ctx: { deps, developer }, input: { briefId, text, revision } }) => {
      const { developerId } = developer;
      const draft = { developerId, briefId, text, ...lineageOf(revision) };
      const saved = await saveBriefDraft(deps, draft);
      return draftedAt(deps.settings.siteOrigin, areaPath(developerId, 'briefs'), saved);
    }),

  prepareProfile: developerOrTokenProcedure('profile:read')
    .meta({
      tool: {
        name: 'prepare_profile_change',
        title: 'Prepare a change of your profile',
        description:
          'Changes nothing. Answers the address of the form of the profile with your texts filled in, which the developer reads and saves. Leave out what stays.',
      },
    })
    .input(z.object(preparedProfileShape()))
    .output(preparedSchema)
    .query(({ ctx: { deps, developer }, input }) => {
      // The form shows nothing as an empty field.
      const profile = Object.fromEntries(
        Object.entries(input).map(([name, value]) => [name, String(value ?? '')]),
      );
      const path = `${paths.developerProfile(developer.developerId)}${preparedFragment({ profile })}`;
      return preparedAt(deps.settings.siteOrigin, path);
    }),

  prepareProject: developerOrTokenProcedure('projects:read')
    .meta({
      tool: {
        name: 'prepare_project',
        title: 'Prepare a new project of your profile',
        description:
          'Adds nothing. Answers the address of the form of a new project with your texts filled in, which the developer reads and saves. Pictures are added there.',
      },
    })
    .input(ownProjectFormSchema(now))
    .output(preparedSchema)
    .query(({ ctx: { deps, developer }, input: { year, ...texts } }) => {
      const project = { ...texts, year: year == null ? '' : String(year) };
      const path = `${paths.developerProfile(developer.developerId)}${preparedFragment({ project })}`;
      return preparedAt(deps.settings.siteOrigin, path);
    }),

  messages: developerOrTokenProcedure('messages:read')
    .meta({
      tool: {
        name: 'list_own_messages',
        title: 'Messages to you',
        description: 'Messages of the inbox, newest first. Reading them here marks none as read.',
        quotesStrangers: true,
      },
    })
    .input(
      z.object({ cursor: idSchema().optional().describe('`nextCursor` of the answer before') }),
    )
    .output(developerMessagePageSchema)
    .query(({ ctx, input: { cursor } }) =>
      listMessages(ctx.deps, {
        developerId: ctx.developer.developerId,
        ...{ folder: 'inbox', cursor },
      }),
    ),

  messageEntries: developerOrTokenProcedure('messages:read')
    .meta({
      tool: {
        name: 'read_own_message',
        title: 'What was said after a message to you',
        description: 'The entries of both sides after a message, the latest first.',
        quotesStrangers: true,
      },
    })
    .input(messageEntriesQuerySchema)
    .output(messageEntryPageSchema)
    .query(({ ctx, input: { messageId, cursor } }) =>
      listEntries(ctx.deps, {
        developerId: ctx.developer.developerId,
        ...{ messageId, cursor: cursor ?? undefined },
      }),
    ),

  draftMessageAnswer: developerOrTokenProcedure('messages:draft')
    .meta({
      tool: {
        name: 'draft_message_answer',
        title: 'Draft an answer to a message',
        description:
          'Keeps a text in the answer field of the message. The developer reads and sends it at the address of the answer. Refused when the developer has begun an answer.',
      },
    })
    .input(
      z.object({
        messageId: idSchema().describe('Id of the message'),
        text: draftText(),
        revision: revisionSchema(),
      }),
    )
    .output(draftAnswerSchema)
    .mutation(async ({ ctx: { deps, developer }, input: { messageId, text, revision } }) => {
      const { developerId } = developer;
      const draft = { developerId, messageId, text, ...lineageOf(revision) };
      const saved = await saveAnswerDraft(deps, draft);
      return draftedAt(deps.settings.siteOrigin, areaPath(developerId, 'messages'), saved);
    }),
});
