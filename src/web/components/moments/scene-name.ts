/** What has just happened, as a place of the land. */
export type SceneName =
  | 'sent'
  | 'booked'
  | 'quoted'
  | 'accepted'
  | 'joined'
  | 'verified'
  | 'published'
  | 'ready';
