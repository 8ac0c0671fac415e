import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../../server/deps.ts';
import { formType } from '../../../server/http/errors.ts';
import { giveDataHeaders, openToOtherSites } from '../../../server/http/protection/data-headers.ts';
import { siteIdentityOf } from '../../../server/published-content.ts';
import { absoluteUrl, paths } from '../../../shared/paths.ts';
import { serverPaths } from '../../../shared/server-paths.ts';
import { programScopes } from '../programs.ts';
import { clientNameSchema, redirectUrisSchema } from './client-descriptions.ts';
import { registerProgram } from './clients.service.ts';
import { exchangeCode, refreshTokens, revokeProgramToken } from './tokens.service.ts';

const bodyLimitBytes = 16 * 1024;
const metadataSeconds = 300;

const text = (maxLength: number) => z.string().min(1).max(maxLength);
const asking = {
  client_id: text(500),
  resource: text(500).optional(),
  scope: z.string().max(1_000).optional(),
};

const tokenSchema = z.discriminatedUnion('grant_type', [
  z.object({
    grant_type: z.literal('authorization_code'),
    ...{ ...asking, code: text(200), redirect_uri: text(1_000) },
    // RFC 7636, section 4.1.
    code_verifier: z.string().regex(/^[\w.~-]{43,128}$/),
  }),
  z.object({ grant_type: z.literal('refresh_token'), ...asking, refresh_token: text(200) }),
]);

const revocationSchema = z.object({ client_id: text(500), token: text(200) });

const registrationSchema = z.object({
  client_name: clientNameSchema.default('A program'),
  redirect_uris: redirectUrisSchema,
  token_endpoint_auth_method: z.string().optional(),
});

/** Endpoints of OAuth 2.1 for programs that act for a person at /mcp (docs/decisions/programs.md). */
export async function registerOauth(app: FastifyInstance, deps: Deps): Promise<void> {
  const { siteOrigin } = deps.settings;
  const at = (path: string) => absoluteUrl(siteOrigin, path);

  const serverMetadata = {
    issuer: siteOrigin,
    authorization_endpoint: at(paths.connect),
    token_endpoint: at(serverPaths.oauthToken),
    registration_endpoint: at(serverPaths.oauthRegistration),
    revocation_endpoint: at(serverPaths.oauthRevocation),
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    scopes_supported: programScopes,
    client_id_metadata_document_supported: true,
    authorization_response_iss_parameter_supported: true,
    service_documentation: at(paths.agents),
  };
  const resourceMetadata = () => ({
    resource: at(serverPaths.mcp),
    resource_name: siteIdentityOf(deps.content).brand,
    authorization_servers: [siteOrigin],
    scopes_supported: programScopes,
    bearer_methods_supported: ['header'],
    resource_documentation: at(paths.agents),
  });

  await app.register(async (scope) => {
    scope.addHook('onRequest', (_request, reply, done) => {
      giveDataHeaders(reply);
      reply.header('cache-control', 'no-store');
      done();
    });
    scope.addContentTypeParser(
      formType,
      { parseAs: 'string', bodyLimit: bodyLimitBytes },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );

    const describe = (path: string, metadata: () => object) =>
      scope.get(path, (_request, reply) =>
        // A program in a browser finds out here how to connect.
        openToOtherSites(reply)
          .header('cache-control', `public, max-age=${metadataSeconds}`)
          .send(metadata()),
      );
    describe(serverPaths.oauthServer, () => serverMetadata);
    describe(serverPaths.oauthResource, resourceMetadata);
    describe(serverPaths.oauthMcpResource, resourceMetadata);

    const refuse = (reply: FastifyReply, error: string, description: string) =>
      reply.code(400).send({ error, error_description: description });

    const limits = { bodyLimit: bodyLimitBytes };
    scope.post(serverPaths.oauthToken, limits, async (request, reply) => {
      await deps.publicReads.count(request.ip);
      const asked = tokenSchema.safeParse(request.body);
      if (!asked.success) {
        const { grant_type: grant } = Object(request.body);
        const isKnown = grant === 'authorization_code' || grant === 'refresh_token';
        return isKnown
          ? refuse(reply, 'invalid_request', `Check ${fieldsOf(asked.error)}.`)
          : refuse(reply, 'unsupported_grant_type', 'Send authorization_code or refresh_token.');
      }
      const { client_id: clientId, resource, scope: scopes, ...grant } = asked.data;
      const asking = { clientId, resource, scope: scopes };
      const answer =
        grant.grant_type === 'authorization_code'
          ? await exchangeCode(deps, {
              ...asking,
              ...{
                code: grant.code,
                redirectUri: grant.redirect_uri,
                verifier: grant.code_verifier,
              },
            })
          : await refreshTokens(deps, { ...asking, refreshToken: grant.refresh_token });
      return reply.code('error' in answer ? 400 : 200).send(answer);
    });

    scope.post(serverPaths.oauthRegistration, limits, async (request, reply) => {
      const asked = registrationSchema.safeParse(request.body);
      if (!asked.success) {
        const isRedirect = asked.error.issues.some(({ path }) => path[0] === 'redirect_uris');
        const error = isRedirect ? 'invalid_redirect_uri' : 'invalid_client_metadata';
        return refuse(reply, error, `Check ${fieldsOf(asked.error)}.`);
      }
      const { client_name: name, redirect_uris: redirectUris } = asked.data;
      const { id, createdAt } = await registerProgram(deps, { ip: request.ip, name, redirectUris });
      return reply.code(201).send({
        client_id: id,
        client_id_issued_at: Math.floor(createdAt.getTime() / 1000),
        client_name: name,
        redirect_uris: redirectUris,
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        token_endpoint_auth_method: 'none',
      });
    });

    scope.post(serverPaths.oauthRevocation, limits, async (request, reply) => {
      await deps.publicReads.count(request.ip);
      const asked = revocationSchema.safeParse(request.body);
      if (!asked.success)
        return refuse(reply, 'invalid_request', `Check ${fieldsOf(asked.error)}.`);
      const { token, client_id: clientId } = asked.data;
      await revokeProgramToken(deps, { token, clientId });
      return reply.send({});
    });
  });
}

const fieldsOf = ({ issues }: z.ZodError) =>
  [...new Set(issues.map(({ path }) => path[0] ?? 'the body'))].map(String).join(', ');
