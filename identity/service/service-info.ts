import type { FastifyReply, FastifyRequest } from 'fastify'
import type { IdentityContext } from '../base/context.ts'

/** Every sign-in method the protocol names. This service offers mail, and phone when messages can be sent. */
const providers = [
  ...['anonymous_users', 'apple', 'azure', 'bitbucket', 'discord', 'email', 'facebook', 'figma', 'fly'],
  ...['github', 'gitlab', 'google', 'kakao', 'keycloak', 'linkedin', 'linkedin_oidc', 'notion', 'phone'],
  ...['slack', 'slack_oidc', 'snapchat', 'spotify', 'twitch', 'twitter', 'workos', 'x', 'zoom'],
]

export const settings = async ({ host, providers: configured }: IdentityContext) => ({
  external: Object.fromEntries(
    providers.map((provider) => [
      provider,
      provider === 'email' ||
        (provider === 'phone' && host.sendSms !== undefined) ||
        (provider === 'anonymous_users' && host.anonymousAllowed) ||
        Object.hasOwn(configured, provider),
    ]),
  ),
  disable_signup: !host.signUpAllowed,
  // Our additions for the product's pages.
  manual_linking_enabled: host.manualLinkingAllowed,
  password_min_length: host.passwordMin,
  mailer_autoconfirm: host.autoconfirm,
  phone_autoconfirm: false,
  sms_provider: '',
  saml_enabled: false,
  saml_private_key_next_configured: false,
  passkeys_enabled: false,
})

export const health = async () => ({
  version: '1',
  name: 'identity',
  description: 'Embedded sign-in service',
})

/** The public keys (JWKS). Clients may cache them for ten minutes; retired keys stay published longer than that. */
export async function jwks({ keys }: IdentityContext, _request: FastifyRequest, reply: FastifyReply) {
  reply.header('cache-control', 'public, max-age=600')
  return { keys: await keys.published() }
}
