import { site } from '../../../shared/words/site.ts';

/** `link` is an absolute address of the site. */
export const textReplies = {
  invitation: (link: string) =>
    `Hi from ${site.brand}! Tell us what you want to build: ${link} We answer within 24 hours. Reply STOP to opt out.`,
  received: (link: string) =>
    `Thanks for your message to ${site.brand}. We will get back to you within 24 hours. Tell us more here: ${link}`,
  code: (code: string) =>
    `Your ${site.brand} code is ${code}. It works once and for ten minutes. Share it with nobody.`,
  stopped: `${site.brand}: you are opted out and get no more messages. Reply START to opt in again.`,
  started: `${site.brand}: you are opted in again. Reply HELP for help, STOP to opt out.`,
  help: (link: string) =>
    `${site.brand}: text ${site.phone.smsKeyword} to start a project, or write to us here: ${link} Message and data rates may apply. Reply STOP to opt out.`,
} as const;
