import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CONTACT_WORDS } from '#domain/contact/contact-form.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp({
    CONTACT_EMAIL: 'desk@spokewell.example',
    RATE_LIMIT_FACTOR: '1',
    OPERATOR_NAME: 'Velo & Co',
    OPERATOR_ADDRESS: 'Lane 1;Town',
  })
})
afterAll(() => t.close())
beforeEach(() => t.data.owner.query('delete from rate_limit'))

const open = (query = '') => t.app.inject(`/contact${query}`)
const stored = async () =>
  Number((await t.data.owner.query('select count(*) as count from contact_message')).rows[0].count)

/** The stamp in the page, as a browser without scripts sends it back. */
async function openedForm(): Promise<string> {
  const { payload } = await open()
  const [, stamp = ''] = /name="stamp" value="([^"]+)"/.exec(payload) ?? []
  t.clock.advance({ seconds: 30 })
  return stamp
}

async function send(more: Record<string, string> = {}, headers: Record<string, string> = {}) {
  const fields = {
    topic: 'question',
    name: 'Vera Visitor',
    email: 'vera@example.org',
    words: 'Hello\r\nVera',
    language: 'en',
    website: '',
    stamp: await openedForm(),
    ...more,
  }
  return t.app.inject({
    method: 'POST',
    url: '/contact',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    payload: new URLSearchParams(fields).toString(),
  })
}

describe('the contact page', () => {
  it('is whole without scripts, stored nowhere, and sends no cookie', async () => {
    const { statusCode, payload, headers } = await open()
    expect(statusCode).toBe(200)
    expect(payload).toMatch(/<form method="post" action="\/contact" novalidate/)
    expect(payload).toMatch(/<h1>Contact<\/h1>/)
    expect(payload).toContain('<link rel="canonical" href="http://localhost:3000/contact">')
    expect(payload).toContain('<meta name="robots" content="noindex">')
    expect(payload).toContain('mailto:desk@spokewell.example')
    expect(payload).toContain('href="/imprint"')
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['set-cookie']).toBeUndefined()
  })

  it('has the topic of its link chosen', async () => {
    expect((await open('?topic=demo')).payload).toMatch(/<option value="demo" selected>/)
    expect((await open('?topic=privacy')).payload).toContain('href="/settings/privacy"')
    expect((await open('?topic=%3Cscript%3E')).payload).toMatch(/<option value="question" selected>/)
  })

  it('stores a message and leads on, so that reloading sends nothing', async () => {
    const before = await stored()
    const answer = await send()
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/contact?sent'])
    expect(await stored()).toBe(before + 1)
    const after = await open('?sent')
    expect(after.payload).toContain('Message sent')
    expect(after.payload).not.toContain('Vera')
  })

  it('takes the longest message in any script', async () => {
    const words = `${'漢'.repeat(CONTACT_WORDS - 2)}\r\n語`
    expect((await send({ words })).statusCode).toBe(303)
  })

  it('keeps what was typed and says what is wrong, escaped', async () => {
    const before = await stored()
    const { statusCode, payload } = await send({
      name: '"><script>alert(1)</script>',
      email: 'vera',
      words: '</textarea><script>alert(2)</script>',
    })
    expect(statusCode).toBe(400)
    expect(payload.match(/ autofocus/g)).toHaveLength(1)
    expect(payload).toMatch(/id="email"[^>]* aria-invalid="true" autofocus/)
    expect(payload).toContain('This isn’t a complete e-mail address.')
    expect(payload).toContain('&lt;/textarea&gt;&lt;script&gt;')
    expect(payload).not.toContain('<script>alert')
    expect(await stored()).toBe(before)
  })

  it('refuses control characters and what is too long, with the form', async () => {
    const hostile = await send({ words: 'a\u0000b' })
    expect([hostile.statusCode, hostile.payload.includes('characters that can’t be saved')]).toEqual([
      400,
      true,
    ])
    const long = await send({ words: 'x'.repeat(CONTACT_WORDS + 1) })
    expect([long.statusCode, long.payload.includes('Use 4,000 characters at most')]).toEqual([400, true])
  })

  it('refuses a form of a megabyte before it is read, with a page', async () => {
    const answer = await send({ words: 'x'.repeat(1_000_000) })
    expect(answer.statusCode).toBe(413)
    expect(answer.headers['content-type']).toContain('text/html')
    expect(answer.payload).toContain('This is too large to send.')
  })

  it('refuses the form of another site', async () => {
    const before = await stored()
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': '', origin: 'https://evil.example' },
      { 'sec-fetch-site': '', origin: 'null' },
    ])
      expect((await send({}, headers)).statusCode).toBe(403)
    expect(await stored()).toBe(before)
  })

  it('alone takes what forms send', async () => {
    const asForm = { 'content-type': 'application/x-www-form-urlencoded' }
    const call = await t.app.inject({
      method: 'POST',
      url: '/api/contact-messages',
      headers: asForm,
      payload: 'a=b',
    })
    expect(call.statusCode).toBe(415)
    const json = await t.app.inject({ method: 'POST', url: '/contact', payload: { topic: 'demo' } })
    expect(json.statusCode).toBe(415)
  })

  it('says when too many came, and when the form is from another day', async () => {
    const stamp = await openedForm()
    t.clock.advance({ days: 2 })
    const late = await send({ stamp })
    expect([late.statusCode, late.payload.includes('open for too long')]).toEqual([409, true])
    for (let sent = 0; sent < 9; sent += 1) await send()
    const many = await send()
    expect([many.statusCode, many.payload.includes('Too many tries')]).toEqual([429, true])
  })
})
