import { createTransport } from 'nodemailer';
import { site } from '../../content/site.ts';
import type { ContactForm } from '../../shared/contact.ts';
import type { Settings } from '../env.ts';

/** Mail to the owner of the site. */
export interface Mail {
  /** Announces a contact request. @throws when the mail server refuses or does not answer. */
  announceContactRequest(form: ContactForm): Promise<void>;
}

const timeoutMs = 10_000;

/** SMTP where it is configured; otherwise mail is off and the admin inbox is the only place to look. */
export function createMail(settings: Settings['mail']): Mail {
  const { smtpUrl, from, ownerEmail } = settings;
  if (!smtpUrl || !from || !ownerEmail) return { announceContactRequest: async () => {} };

  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async announceContactRequest(form) {
      await transport.sendMail({
        from,
        to: ownerEmail,
        replyTo: { name: `${form.firstName} ${form.lastName}`, address: form.email },
        subject: `${site.brand}: ${form.projectType} request from ${form.firstName} ${form.lastName}`,
        text: [
          `Name: ${form.firstName} ${form.lastName}`,
          `E-mail: ${form.email}`,
          `Company: ${form.company || 'not given'}`,
          `Project type: ${form.projectType}`,
          `Budget: ${form.budgetRange}`,
          '',
          form.description,
        ].join('\n'),
      });
    },
  };
}
