import { createHmac, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { JWTPayload } from 'jose'
import { formFields, page } from './consent-page.ts'
import { listenOnLoopback } from './loopback-server.ts'
import { makeProviderKey } from './provider-key.ts'

export interface FacebookAccount {
  id: string
  name?: string
  /** Absent if Facebook has none, or if the person withholds it. */
  email?: string
}

export interface TestFacebookProvider {
  url: string
  clientId: string
  clientSecret: string
  accounts: Map<string, FacebookAccount>
  /** Every request with a wrong secret, or without the correct proof of the app's secret. */
  refused: string[]
  /** Signs an id_token as its Limited Login does; `claims` replace the usual ones. */
  signIdToken(claims: JWTPayload): Promise<string>
  close(): Promise<void>
}

const clientId = '1234567890'
const clientSecret = 'the-secret-of-our-app'
type Answer = (url: URL, request: IncomingMessage, response: ServerResponse) => Promise<void> | void

/** Its accounts and the codes and tokens it has issued. */
interface ProviderState {
  accounts: Map<string, FacebookAccount>
  codes: Map<string, { account: string; redirectUri: string }>
  /** The account of each token. */
  tokens: Map<string, string>
  refused: string[]
}

/** An OAuth 2 provider in Facebook's shape on this machine. */
export async function startFacebookProvider(): Promise<TestFacebookProvider> {
  const key = await makeProviderKey()
  const state: ProviderState = { accounts: new Map(), codes: new Map(), tokens: new Map(), refused: [] }
  const routes: Record<string, Answer> = {
    'GET /dialog/oauth': (_url, _request, response) => showDialog(state, response),
    'POST /dialog/oauth': (url, request, response) => decide(state, url, request, response),
    'POST /oauth/access_token': (_url, request, response) => giveToken(state, request, response),
    'GET /me': (url, request, response) => answerProfile(state, url, request, response),
    'GET /.well-known/oauth/openid/jwks/': (_url, _request, response) =>
      json(response, 200, { keys: [key.publicJwk] }),
  }
  const { url, close } = await listenOnLoopback((own) => (request, response) => {
    const asked = new URL(request.url ?? '/', own)
    const answer = routes[`${request.method} ${asked.pathname}`]
    if (answer) void answer(asked, request, response)
    else json(response, 404, {})
  })
  const { accounts, refused } = state
  const signIdToken = (claims: JWTPayload) => key.sign(url, clientId, claims)
  return { url, clientId, clientSecret, accounts, refused, signIdToken, close }
}

function showDialog({ accounts }: ProviderState, response: ServerResponse): void {
  const choices = [...accounts.values()].map(({ id, name }) => ({ sub: id, ...(name && { name }) }))
  response.setHeader('content-type', 'text/html; charset=utf-8').end(page(choices))
}

async function decide(
  { codes }: ProviderState,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { account = '', decision } = await formFields(request)
  const redirectUri = url.searchParams.get('redirect_uri') ?? ''
  const back = new URL(redirectUri)
  back.searchParams.set('state', url.searchParams.get('state') ?? '')
  if (decision === 'cancel') {
    back.searchParams.set('error', 'access_denied')
    back.searchParams.set('error_reason', 'user_denied')
    back.searchParams.set('error_description', 'Permissions error')
  } else {
    const code = randomUUID()
    codes.set(code, { account, redirectUri })
    back.searchParams.set('code', code)
  }
  response.writeHead(302, { location: back.href }).end()
}

async function giveToken(
  state: ProviderState,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const form = await formFields(request)
  const granted = state.codes.get(form.code ?? '')
  state.codes.delete(form.code ?? '')
  const isOurs = form.client_id === clientId && form.client_secret === clientSecret
  if (!isOurs) return refuse(state, response, 'client')
  if (granted?.redirectUri !== form.redirect_uri || !granted) return refuse(state, response, 'code')
  const token = randomUUID()
  state.tokens.set(token, granted.account)
  json(response, 200, { access_token: token, token_type: 'bearer', expires_in: 3600 })
}

/** Responds only to a caller who proves with the token that they have the app's secret. */
function answerProfile(state: ProviderState, url: URL, request: IncomingMessage, response: ServerResponse) {
  const [, token = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? []
  const proof = createHmac('sha256', clientSecret).update(token).digest('hex')
  if (url.searchParams.get('appsecret_proof') !== proof) return refuse(state, response, 'appsecret_proof')
  const account = state.accounts.get(state.tokens.get(token) ?? '')
  if (!account) return refuse(state, response, 'token')
  const [first_name] = account.name?.split(' ') ?? []
  const picture = { data: { url: 'https://cdn.example/me.jpg', is_silhouette: false } }
  json(response, 200, { ...account, first_name, picture })
}

function refuse({ refused }: ProviderState, response: ServerResponse, why: string): void {
  refused.push(why)
  json(response, 400, { error: { message: why, type: 'OAuthException', code: 100 } })
}

const json = (response: ServerResponse, status: number, body: object) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
