/** The server is asked once nothing was typed for this time. */
export const typingPauseMs = 150;
