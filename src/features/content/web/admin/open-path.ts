import { createContext } from 'react';

/** Path of the field that a form opens and focuses when it appears. */
export const OpenPathContext = createContext<string | undefined>(undefined);
