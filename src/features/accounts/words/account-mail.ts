import type { MailWords } from '../../../shared/words/mail/mail-words.ts';
export type AccountNews =
  | { kind: 'newBrowser'; browser: string; network: string }
  | { kind: 'passwordChanged' }
  | { kind: 'factorAdded'; factor: string }
  | { kind: 'factorRemoved'; factor: string; isLast: boolean }
  | { kind: 'codesRenewed' }
  | { kind: 'addressChanged' }
  | { kind: 'addressRemoved' };

function wordsOf(news: AccountNews): MailWords {
  switch (news.kind) {
    case 'newBrowser':
      return {
        subject: 'New sign-in',
        text: `Somebody signed in with a browser that this account has not used before:\n${news.browser || 'An unknown browser'}\nNetwork: ${news.network}`,
      };
    case 'passwordChanged':
      return { subject: 'Password changed', text: 'The password of this account was changed.' };
    case 'factorAdded':
      return { subject: 'Second step added', text: `${news.factor} was added to this account.` };
    case 'factorRemoved':
      return {
        subject: 'Second step removed',
        text: news.isLast
          ? `${news.factor} was removed. It was the last second step: the password alone signs in.`
          : `${news.factor} was removed from this account.`,
      };
    case 'codesRenewed':
      return {
        subject: 'New recovery codes',
        text: 'New recovery codes were made. Those before stopped working.',
      };
    case 'addressChanged':
      return {
        subject: 'Mail address changed',
        text: 'News of this account go to another address from now on.',
      };
    case 'addressRemoved':
      return {
        subject: 'No more mail',
        text: 'News of this account are not sent by mail any more.',
      };
  }
}

export const accountMail = {
  news(
    news: AccountNews,
    {
      brand,
      username,
      siteOrigin,
      at,
    }: { brand: string; username: string; siteOrigin: string; at: Date },
  ): MailWords {
    const { subject, text } = wordsOf(news);
    return {
      subject: `${brand}: ${subject}`,
      text: [
        `Account: ${username}`,
        `Time: ${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
        '',
        text,
        '',
        'If that was not you, sign in, end all other sessions and change the password.',
      ].join('\n'),
      step: { label: 'Open your account', address: `${siteOrigin}/admin?tab=account` },
    };
  },
  confirmation(code: string, { brand, username }: { brand: string; username: string }): MailWords {
    return {
      subject: `${brand}: Confirm this address`,
      text: [
        `News of the admin account "${username}" are to be sent here.`,
        '',
        `Type this code in under Account: ${code}`,
        '',
        'If you know nothing of that, do nothing.',
      ].join('\n'),
    };
  },
};
