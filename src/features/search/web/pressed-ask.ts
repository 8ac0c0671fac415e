/**
 * State of an entry of the history that a press of “Ask” led to. An address has no such state, so opening one asks no model
 * (security row 93).
 */
export const pressed = { isAsked: true } as const;
