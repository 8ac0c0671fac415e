/** A scene of the land for each thing that has just happened. */
export type SceneName =
  | 'sent'
  | 'booked'
  | 'quoted'
  | 'accepted'
  | 'joined'
  | 'verified'
  | 'published'
  | 'ready';
