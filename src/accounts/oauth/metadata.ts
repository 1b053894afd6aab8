import { appScopes } from './scopes.js';
import { grantTypes } from './tokens.js';

/** Metadata of the authorization server (RFC 8414). The issuer is scheme, host and port. */
export function metadata(issuer: string): object {
  const authentication = ['none', 'client_secret_basic', 'client_secret_post'];
  return {
    issuer,
    authorization_endpoint: `${issuer}/oauth/authorize`,
    token_endpoint: `${issuer}/oauth/token`,
    revocation_endpoint: `${issuer}/oauth/revoke`,
    device_authorization_endpoint: `${issuer}/oauth/device_authorization`,
    scopes_supported: appScopes,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: grantTypes,
    token_endpoint_auth_methods_supported: authentication,
    revocation_endpoint_auth_methods_supported: authentication,
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    service_documentation: `${issuer}/docs`,
    protected_resources: [issuer],
  };
}

/** Metadata of a protected resource (RFC 9728): the API at a base path, or the whole origin. */
export function resourceMetadata(origin: string, basePath: string, name: string): object {
  return {
    resource: `${origin}${basePath}`,
    resource_name: name,
    authorization_servers: [origin],
    scopes_supported: appScopes,
    bearer_methods_supported: ['header'],
    resource_documentation: `${origin}/docs`,
  };
}
