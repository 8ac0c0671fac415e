import { createContext } from 'react';
import type { Api } from './trpc.ts';

/** The API of one rendering on the server; null in the browser, where one API serves the whole visit. */
export const ServerApiContext = createContext<Api | null>(null);
