import { type AddressInfo, createServer, type Socket } from 'node:net';

/** A mailbox that knows the commands which the site uses. */
export async function startImap() {
  const state = {
    mails: [] as { raw: Buffer; isSeen: boolean }[],
    password: 'secret',
    isSilent: false,
  };
  const commands: string[] = [];
  const sockets = new Set<Socket>();

  /** @returns what the server says; null for nothing */
  function answerTo(tag: string, command: string): (string | Buffer)[] | null {
    const ok = (...lines: string[]) => [...lines, `${tag} OK done`].map((line) => `${line}\r\n`);
    const [, given = '', rest = ''] = /^((?:UID )?\S+) ?(.*)$/.exec(command) ?? [];
    const name = given.toUpperCase();
    commands.push(name);
    const uid = Number(/\d+/.exec(rest)?.[0]);
    const mail = state.mails[uid - 1];
    switch (name) {
      case 'CAPABILITY':
        return ok('* CAPABILITY IMAP4rev1 UIDPLUS');
      case 'LOGIN':
        return rest.includes(state.password)
          ? ok()
          : [`${tag} NO [AUTHENTICATIONFAILED] wrong password\r\n`];
      case 'LIST':
      case 'LSUB':
        return ok('* LIST (\\HasNoChildren) "/" "INBOX"');
      case 'SELECT':
        return ok(
          `* ${state.mails.length} EXISTS`,
          '* FLAGS (\\Seen)',
          '* OK [PERMANENTFLAGS (\\Seen)] permanent',
          '* OK [UIDVALIDITY 1] valid',
          `* OK [UIDNEXT ${state.mails.length + 1}] next`,
        );
      case 'UID SEARCH':
        return ok(
          ['* SEARCH', ...state.mails.flatMap(({ isSeen }, at) => (isSeen ? [] : [at + 1]))].join(
            ' ',
          ),
        );
      case 'UID FETCH': {
        if (state.isSilent || !mail) return null;
        const length = Number(/<0\.(\d+)>/.exec(rest)?.[1]);
        const part = mail.raw.subarray(0, length || undefined);
        const head = `* ${uid} FETCH (UID ${uid} BODY[]<0> {${part.length}}\r\n`;
        return [head, part, ...ok(')')];
      }
      case 'UID STORE':
        if (mail) mail.isSeen = true;
        return ok();
      case 'LOGOUT':
        return ok('* BYE bye');
      default:
        return ok();
    }
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.write('* OK ready\r\n');
    let text = '';
    socket.on('data', (data) => {
      text += data.toString('latin1');
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        const [, tag = '', command = ''] = /^(\S+) (.*)$/.exec(text.slice(0, end)) ?? [];
        text = text.slice(end + 2);
        for (const part of answerTo(tag, command) ?? []) socket.write(part);
        if (command === 'LOGOUT') socket.end();
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `imap://site:${state.password}@127.0.0.1:${port}/INBOX`,
    state,
    commands,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
