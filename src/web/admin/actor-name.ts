export function actorName(actor: string): string {
  const mark = actor.indexOf(':');
  return mark === -1 ? actor : actor.slice(mark + 1);
}
