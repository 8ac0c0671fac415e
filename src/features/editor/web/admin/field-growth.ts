/**
 * Whether fields grow with their text by style alone. Measuring a long text in a second field costs a third of each key.
 */
export const growsByStyle = globalThis.CSS?.supports?.('field-sizing', 'content') ?? false;
