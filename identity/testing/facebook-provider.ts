import { createHmac, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { formFields, page } from './consent-page.ts'

export interface FacebookAccount {
  id: string
  name?: string
  /** Facebook leaves it out where it has none, or where the person keeps it back. */
  email?: string
}

export interface TestFacebookProvider {
  url: string
  clientId: string
  clientSecret: string
  accounts: Map<string, FacebookAccount>
  /** Every question that came without the right proof of the app's secret, or with a wrong secret. */
  refused: string[]
  /** As its Limited Login signs it; `claims` take the place of the usual ones. */
  signIdToken(claims: JWTPayload): Promise<string>
  close(): Promise<void>
}

const clientId = '1234567890'
const clientSecret = 'the-secret-of-our-app'
const kid = 'facebook-test-key'

type Answer = (url: URL, request: IncomingMessage, response: ServerResponse) => Promise<void>

/** An OAuth 2 provider in Facebook's shape on this machine. */
export async function startFacebookProvider(): Promise<TestFacebookProvider> {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const accounts = new Map<string, FacebookAccount>()
  const refused: string[] = []
  const desk = openDesk(accounts, refused)
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid, alg: 'RS256' }] }
  const routes: Record<string, Answer> = {
    ...desk,
    'GET /.well-known/oauth/openid/jwks/': async (_url, _request, response) => json(response, 200, keys),
  }
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1')
    const answer = routes[`${request.method} ${url.pathname}`]
    if (answer) void answer(url, request, response)
    else json(response, 404, {})
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('a port has no number')
  const url = `http://127.0.0.1:${address.port}`
  return {
    url,
    clientId,
    clientSecret,
    accounts,
    refused,
    signIdToken: (claims) => {
      const now = Math.floor(Date.now() / 1000)
      return new SignJWT({ iss: url, aud: clientId, iat: now, exp: now + 600, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid })
        .sign(privateKey)
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** The dialogue, the exchange of codes and the question who somebody is. */
function openDesk(accounts: ReadonlyMap<string, FacebookAccount>, refused: string[]): Record<string, Answer> {
  const codes = new Map<string, { account: string; redirectUri: string }>()
  const tokens = new Map<string, string>()
  const refuse = (response: ServerResponse, why: string) => {
    refused.push(why)
    json(response, 400, { error: { message: why, type: 'OAuthException', code: 100 } })
  }
  return {
    'GET /dialog/oauth': async (_url, _request, response) => {
      const choices = [...accounts.values()].map(({ id, name }) => ({ sub: id, ...(name && { name }) }))
      response.setHeader('content-type', 'text/html; charset=utf-8').end(page(choices))
    },
    'POST /dialog/oauth': async (url, request, response) => {
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
    },
    'POST /oauth/access_token': async (_url, request, response) => {
      const form = await formFields(request)
      const granted = codes.get(form.code ?? '')
      codes.delete(form.code ?? '')
      if (form.client_id !== clientId || form.client_secret !== clientSecret)
        return refuse(response, 'client')
      if (!granted || granted.redirectUri !== form.redirect_uri) return refuse(response, 'code')
      const token = randomUUID()
      tokens.set(token, granted.account)
      json(response, 200, { access_token: token, token_type: 'bearer', expires_in: 3600 })
    },
    'GET /me': async (url, request, response) => {
      const [, token = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? []
      const account = accounts.get(tokens.get(token) ?? '')
      const proof = createHmac('sha256', clientSecret).update(token).digest('hex')
      if (url.searchParams.get('appsecret_proof') !== proof) return refuse(response, 'appsecret_proof')
      if (!account) return refuse(response, 'token')
      const [first_name] = account.name?.split(' ') ?? []
      json(response, 200, {
        ...account,
        first_name,
        picture: { data: { url: 'https://cdn.example/me.jpg', is_silhouette: false } },
      })
    },
  }
}

const json = (response: ServerResponse, status: number, body: object) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
