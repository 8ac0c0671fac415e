import { developerAccountContent } from '../../../content/developer-account.ts';
import { messageOf } from '../../api/message-of.ts';
import { trpc } from '../../api/trpc.ts';
import { Badge } from '../../components/Badge.tsx';
import { Button } from '../../components/Button.tsx';
import { showToast } from '../../components/toast/toast-store.ts';
import { formatLongDate } from '../../format.ts';
import { deviceName } from './device-name.ts';
import classes from './OwnerArea.module.css';

const words = developerAccountContent.sessions;

function fail(error: unknown) {
  showToast({
    title: words.failed.title,
    description: messageOf(error, words.failed.text),
    variant: 'destructive',
  });
}

/** Where the owner is signed in, with a way to end each session. */
export function SessionList() {
  const utils = trpc.useUtils();
  // Another device may have signed in since the list was last shown.
  const sessions = trpc.developer.sessions.list.useQuery(undefined, { refetchOnMount: 'always' });
  const end = trpc.developer.sessions.end.useMutation({
    onSuccess: async () => {
      await utils.developer.sessions.list.invalidate();
      showToast({ title: words.ended.title, description: words.ended.text });
    },
    onError: fail,
  });
  const endOthers = trpc.developer.sessions.endOthers.useMutation({
    onSuccess: async () => {
      await utils.developer.sessions.list.invalidate();
      showToast({ title: words.othersEnded.title, description: words.othersEnded.text });
    },
    onError: fail,
  });
  const list = sessions.data ?? [];
  const others = list.filter((session) => !session.isCurrent);

  return (
    <section className={classes.block} aria-labelledby="sessions-title">
      <h2 id="sessions-title">{words.title}</h2>
      <p>{words.text}</p>
      {sessions.isPending ? <p role="status">{words.loading}</p> : null}
      {sessions.isError ? (
        <>
          <p role="alert">{words.error}</p>
          <Button variant="secondary" onClick={() => void sessions.refetch()}>
            {words.retry}
          </Button>
        </>
      ) : null}
      <ul className={classes.list}>
        {list.map((session) => {
          const device = deviceName(session.userAgent) || words.unknownDevice;
          return (
            <li key={session.id} className={classes.session}>
              <div>
                <strong>
                  {device}
                  {session.isCurrent ? <Badge hue="lagoon">{words.current}</Badge> : null}
                </strong>
                <span>
                  {words.signedIn} {formatLongDate(session.createdAt)}. {words.lastUsed}{' '}
                  {formatLongDate(session.lastUsedAt)}.
                </span>
              </div>
              {session.isCurrent ? null : (
                <button
                  type="button"
                  className={classes.plain}
                  aria-label={words.endNamed(device)}
                  disabled={end.isPending}
                  onClick={() => end.mutate({ sessionId: session.id })}
                >
                  {words.end}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {sessions.isSuccess && others.length === 0 ? <p>{words.none}</p> : null}
      {others.length > 1 ? (
        <Button
          variant="secondary"
          disabled={endOthers.isPending}
          onClick={() => endOthers.mutate(undefined)}
        >
          {words.endOthers}
        </Button>
      ) : null}
    </section>
  );
}
