import { connectionUrl } from './connection-url.ts';
import { testConnection } from './database.ts';

export const databaseUrl = (connection = testConnection()): string => connectionUrl(connection);
