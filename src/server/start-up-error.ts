/** The operator can correct this fault: it is shown as one sentence without a stack. */
export class StartUpError extends Error {}
