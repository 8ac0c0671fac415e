import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { appRouter } from '../../../app/server/routers/router.ts';
import { briefChoiceSchema, showingFormSchema } from '../../../features/briefs/briefs.ts';
import { callCancelingSchema, postedCallBookingSchema } from '../../../features/calls/calls.ts';
import { callContent } from '../../../features/calls/words/calls.ts';
import { postedProfileSchema } from '../../../features/developers/posted-profile.ts';
import { profileReportFormSchema } from '../../../features/developers/profile-reports.ts';
import { developerMessageFormSchema } from '../../../features/messages/developer-messages.ts';
import { postedAdditionSchema } from '../../../features/messages/message-pages.ts';
import { quoteAnswerSchema } from '../../../features/quotes/quotes.ts';
import { contactSchema } from '../../../features/requests/contact.ts';
import {
  ndaFormSchema,
  postedRemarkSchema,
  withdrawalFormSchema,
} from '../../../features/requests/requests.ts';
import {
  sendVerificationSchema,
  verifyPhoneSchema,
} from '../../../features/sign-up/phone-verification.ts';
import { pathPatterns, paths } from '../../../shared/paths.ts';
import type { FormName, PostedForm } from '../../../shared/posted-form.ts';
import { systemClock } from '../../clock.ts';
import { createCallerFactory } from '../../trpc/init.ts';

export const createFormCaller = createCallerFactory(appRouter);

interface Sending<Input> {
  /** The procedures, called in the name of the form's sender. */
  caller: ReturnType<typeof createFormCaller>;
  input: Input;
  /** What stood in the field that people cannot see. */
  website: string;
  /** Parameters of the page's address. */
  params: Record<string, string>;
}

/** A form of a public page that works without scripts: it is posted to the address of its page. */
export interface PublicForm {
  /** Route pattern of the page that it stands on. */
  page: string;
  name: FormName;
  /** Its own fields, which an answer shows again. */
  fields: readonly string[];
  /** Its page opens by a key in its address, and is drawn for the sender alone. */
  isOfSecretPage: boolean;
  /**
   * Takes the form as a script would have sent it.
   * @returns the address that the browser goes on to, or the next form of the same page.
   * @throws ZodError, or what the procedure throws
   */
  send(sending: Sending<Record<string, string>>): Promise<string | PostedForm>;
}

function publicForm<Schema extends z.ZodObject>(form: {
  page: string;
  name: FormName;
  schema: Schema;
  isOfSecretPage?: true;
  send: (sending: Sending<z.output<Schema>>) => Promise<string | PostedForm>;
}): PublicForm {
  const { page, name, schema, send, isOfSecretPage = false } = form;
  return {
    page,
    name,
    isOfSecretPage,
    fields: Object.keys(schema.shape),
    send: (sending) => send({ ...sending, input: schema.parse(sending.input) }),
  };
}

/** Every form that is posted; a page's first one is meant where a post names none. */
export const publicForms: readonly PublicForm[] = [
  publicForm({
    page: paths.contact,
    name: 'contact',
    schema: contactSchema,
    async send({ caller, input, website }) {
      const { answerBy, requestKey } = await caller.contact.submit({ ...input, website });
      return requestKey === null
        ? paths.formSent(paths.contact, 'contact', answerBy)
        : paths.formSent(paths.request(requestKey), 'contact');
    },
  }),
  publicForm({
    page: pathPatterns.request,
    name: 'remark',
    schema: postedRemarkSchema,
    isOfSecretPage: true,
    async send({ caller, input: { text, draftSeen }, params }) {
      const key = params.key ?? '';
      const draft = { savedFrom: randomUUID(), seen: draftSeen };
      await caller.contact.requests.remark({ key, text, draft });
      return paths.formSent(paths.request(key), 'remark');
    },
  }),
  publicForm({
    page: pathPatterns.request,
    name: 'call',
    schema: postedCallBookingSchema,
    isOfSecretPage: true,
    async send({ caller, input, params }) {
      const key = params.key ?? '';
      const { outcome } = await caller.contact.calls.book({ key, ...input });
      if (outcome === 'booked') return paths.formSent(paths.request(key), 'call');
      return {
        ...{ name: 'call', isRefused: true, values: input, message: null },
        errors: { startsAt: callContent.refusals.taken },
      };
    },
  }),
  publicForm({
    page: pathPatterns.request,
    name: 'cancelCall',
    schema: callCancelingSchema,
    isOfSecretPage: true,
    async send({ caller, input, params }) {
      const key = params.key ?? '';
      await caller.contact.calls.cancel({ key, ...input });
      return paths.formSent(paths.request(key), 'cancelCall');
    },
  }),
  publicForm({
    page: pathPatterns.quote,
    name: 'quote',
    schema: quoteAnswerSchema,
    isOfSecretPage: true,
    async send({ caller, input, params }) {
      const key = params.key ?? '';
      await caller.contact.quotes.answer({ key, ...input });
      return paths.formSent(paths.quote(key), 'quote');
    },
  }),
  publicForm({
    page: pathPatterns.request,
    name: 'nda',
    schema: ndaFormSchema,
    isOfSecretPage: true,
    async send({ caller, input, params }) {
      const key = params.key ?? '';
      await caller.contact.requests.acceptNda({ key, ...input });
      return paths.formSent(paths.request(key), 'nda');
    },
  }),
  publicForm({
    page: pathPatterns.request,
    name: 'showing',
    schema: showingFormSchema,
    isOfSecretPage: true,
    async send({ caller, input, params }) {
      const key = params.key ?? '';
      await caller.contact.briefs.show({ key, ...input });
      return paths.formSent(paths.request(key), 'showing');
    },
  }),
  publicForm({
    page: pathPatterns.request,
    name: 'choice',
    schema: briefChoiceSchema,
    isOfSecretPage: true,
    async send({ caller, input, params }) {
      const key = params.key ?? '';
      await caller.contact.briefs.choose({ key, ...input });
      return paths.formSent(paths.request(key), 'choice');
    },
  }),
  publicForm({
    page: pathPatterns.request,
    name: 'withdraw',
    schema: withdrawalFormSchema,
    isOfSecretPage: true,
    async send({ caller, params }) {
      const key = params.key ?? '';
      await caller.contact.requests.withdraw({ key });
      return paths.formSent(paths.request(key), 'withdraw');
    },
  }),
  // What names no form confirms nothing.
  ...(['stopNudges', 'confirmAddress'] as const).map((name) =>
    publicForm({
      page: pathPatterns.nudges,
      name,
      schema: z.object({}),
      isOfSecretPage: true,
      async send({ caller, params }) {
        const key = params.key ?? '';
        const { confirm, stop } = caller.developer.nudges.page;
        await (name === 'confirmAddress' ? confirm({ key }) : stop({ key }));
        return paths.formSent(paths.nudges(key), name);
      },
    }),
  ),
  publicForm({
    page: pathPatterns.developerProfile,
    name: 'message',
    schema: developerMessageFormSchema,
    async send({ caller, input, website, params }) {
      const developerId = Number(params.developerId);
      const message = { ...input, website, developerId };
      const { messageKey } = await caller.developer.messages.send(message);
      return messageKey === null
        ? paths.formSent(paths.developerProfile(developerId), 'message')
        : paths.formSent(paths.message(messageKey), 'message');
    },
  }),
  publicForm({
    page: pathPatterns.developerProfile,
    name: 'report',
    schema: profileReportFormSchema,
    async send({ caller, input, website, params }) {
      const developerId = Number(params.developerId);
      await caller.developer.reportProfile({ ...input, website, developerId });
      return paths.formSent(paths.developerProfile(developerId), 'report');
    },
  }),
  publicForm({
    page: pathPatterns.message,
    name: 'addition',
    schema: postedAdditionSchema,
    isOfSecretPage: true,
    async send({ caller, input: { text, draftSeen }, params }) {
      const key = params.key ?? '';
      const draft = { savedFrom: randomUUID(), seen: draftSeen };
      await caller.developer.messages.page.add({ key, text, draft });
      return paths.formSent(paths.message(key), 'addition');
    },
  }),
  publicForm({
    page: pathPatterns.message,
    name: 'takeBack',
    schema: withdrawalFormSchema,
    isOfSecretPage: true,
    async send({ caller, params }) {
      const key = params.key ?? '';
      await caller.developer.messages.page.takeBack({ key });
      return paths.formSent(paths.message(key), 'takeBack');
    },
  }),
  publicForm({
    page: paths.developerSignup,
    name: 'phone',
    schema: sendVerificationSchema,
    async send({ caller, input }) {
      const sent = await caller.developer.sendVerification(input);
      const { phoneNumber, cooldownSeconds, demoCode = '' } = sent;
      return {
        name: 'code',
        isRefused: false,
        values: {
          phoneNumber,
          verificationCode: '',
          cooldownSeconds: String(cooldownSeconds),
          demoCode,
        },
        errors: {},
        message: null,
      };
    },
  }),
  publicForm({
    page: paths.developerSignup,
    name: 'code',
    schema: verifyPhoneSchema,
    async send({ caller, input }) {
      const { developer, isProfileComplete } = await caller.developer.verifyPhone(input);
      return isProfileComplete
        ? paths.formSent(paths.developerProfile(developer.id), 'code')
        : paths.developerSignupStep('profile');
    },
  }),
  publicForm({
    page: paths.developerSignup,
    name: 'profile',
    schema: postedProfileSchema(systemClock.now),
    async send({ caller, input: { newsChannel, newsAddress, ...profile } }) {
      const developer = await caller.developer.current();
      const address = newsChannel === 'mail' ? newsAddress : undefined;
      const news = newsChannel === '' ? undefined : { channel: newsChannel, address };
      // A visitor without a session is refused for that before the id is looked at.
      const { id } = await caller.developer.update({ id: developer?.id ?? 1, ...profile, news });
      return paths.formSent(paths.developerProfile(id), 'profile');
    },
  }),
];
