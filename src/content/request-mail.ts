import { site } from './site.ts';

interface Words {
  subject: string;
  text: string;
}

interface Sender {
  id: number;
  firstName: string;
  lastName: string;
}

/** Mail about contact requests after they came in. */
export const requestMailContent = {
  /** To the owner: the sender has added something on the page of the request. */
  remark({ firstName, lastName }: Sender, text: string, siteOrigin: string): Words {
    const name = `${firstName} ${lastName}`.trim();
    return {
      subject: `${site.brand}: ${name} added to their request`,
      text: [text, '', `Read and answer it in the inbox: ${siteOrigin}/admin?tab=inbox`].join('\n'),
    };
  },
};
