/** The developer whose first profile was saved in this window. The address says nothing of it, as the server's HTML does. */
export const justJoined = { id: 0 };
