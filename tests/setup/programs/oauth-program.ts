import {
  auth,
  type OAuthClientProvider,
  type OAuthDiscoveryState,
  type StoredOAuthClientInformation,
  type StoredOAuthTokens,
} from '@modelcontextprotocol/client';
import type { FastifyInstance } from 'fastify';
import { fetchOf, mcpAddress } from './mcp-client.ts';

export const callbackAddress = 'http://127.0.0.1:9123/callback';

/** Keeps what a program of the official SDK keeps between its person and the site. */
export class OauthProgram implements OAuthClientProvider {
  client: StoredOAuthClientInformation | undefined;
  kept: StoredOAuthTokens | undefined;
  discovered: OAuthDiscoveryState | undefined;
  verifier = '';
  /** Address that the program opened in the browser of its person. */
  opened: URL | undefined;
  readonly redirectUrl = callbackAddress;
  readonly clientMetadataUrl?: string;

  constructor(descriptionAddress?: string) {
    if (descriptionAddress !== undefined) this.clientMetadataUrl = descriptionAddress;
  }

  get clientMetadata() {
    return { client_name: 'Night writer', redirect_uris: [callbackAddress] };
  }

  state() {
    return 'a state of the program';
  }

  clientInformation() {
    return this.client;
  }

  saveClientInformation(client: StoredOAuthClientInformation) {
    this.client = client;
  }

  tokens() {
    return this.kept;
  }

  saveTokens(tokens: StoredOAuthTokens) {
    this.kept = tokens;
  }

  redirectToAuthorization(address: URL) {
    this.opened = address;
  }

  saveCodeVerifier(verifier: string) {
    this.verifier = verifier;
  }

  codeVerifier() {
    return this.verifier;
  }

  saveDiscoveryState(state: OAuthDiscoveryState) {
    this.discovered = state;
  }

  discoveryState() {
    return this.discovered;
  }

  invalidateCredentials() {
    this.kept = undefined;
  }
}

/** Lets the program find out by itself how to ask its person. @returns what the program asks for */
export async function askPerson(app: FastifyInstance, program: OauthProgram, scope?: string) {
  const fetchFn = fetchOf(app);
  await auth(program, { serverUrl: mcpAddress, fetchFn, ...(scope !== undefined && { scope }) });
  const { opened } = program;
  if (!opened) throw new Error('The program opened no page.');
  const { client_id = '', redirect_uri = '', ...query } = Object.fromEntries(opened.searchParams);
  return { client_id, redirect_uri, ...query };
}

/** Takes the address that the person's browser is sent back to. */
export async function comeBack(app: FastifyInstance, program: OauthProgram, address: string) {
  const { searchParams } = new URL(address);
  const authorizationCode = searchParams.get('code') ?? '';
  const iss = searchParams.get('iss') ?? '';
  await auth(program, { serverUrl: mcpAddress, fetchFn: fetchOf(app), authorizationCode, iss });
}
