import { PRODUCT_SLUG } from '#domain/product.ts'
import { intakeOn } from './harness/intake-form.ts'
import { codeIn, linkIn, openMailbox } from './harness/mailbox.ts'
import { PASSWORD, somebody } from './harness/people.ts'
import { startServer } from './harness/server.ts'
import { expect, phone, test } from './harness/test.ts'

test('every response has the security headers', async ({ server }) => {
  for (const path of ['/', '/invite', '/intake', '/api/public-settings', '/favicon.svg', '/nowhere.js']) {
    const { headers } = await fetch(server.url + path)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy, path).toContain("default-src 'none'")
    expect(policy, path).toContain("frame-ancestors 'none'")
    expect(policy, path).not.toMatch(/unsafe-inline|unsafe-eval|\*/)
    expect(headers.get('referrer-policy'), path).toBe('no-referrer')
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
  }
})

test('the secret of a link leaves the URL at once and is never sent by GET', async ({
  mailbox,
  fitter,
  rider,
}) => {
  const ana = somebody('Ana')
  await fitter.page.goto('/dashboard/invite')
  await fitter.page.getByLabel('Rider’s e-mail').fill(ana.email)
  await fitter.page.getByRole('button', { name: 'Send invitation' }).click()
  const link = linkIn(await mailbox.newest(ana.email), '/invite')
  const secret = new URL(link).hash.slice(1)
  const asked: string[] = []
  rider.on('request', (request) => asked.push(request.url()))
  await rider.goto(link)
  await expect(rider.getByRole('button', { name: 'Start' })).toBeVisible()
  await expect(rider).toHaveURL('/invite')
  expect(asked.filter((url) => url.replace(/#.*/, '').includes(secret))).toEqual([])
})

test('the server’s log of a whole test contains no secret and no answer', async ({ browser, noise }) => {
  const server = await startServer({ LOG_LEVEL: 'debug' })
  const mailbox = openMailbox(server.url)
  const [mira, ana] = [somebody('Canarymira'), somebody('Canaryana')]
  const [desk, hand] = [
    await browser.newContext({ baseURL: server.url }),
    await browser.newContext({ baseURL: server.url, ...phone }),
  ]
  await noise.listenTo(desk, server.url)
  await noise.listenTo(hand, server.url)
  const [fitter, rider] = [await desk.newPage(), await hand.newPage()]

  await fitter.goto('/signup')
  await fitter.getByRole('radio', { name: /^A bike fitter/ }).check()
  await fitter.getByLabel('Name', { exact: true }).fill(mira.name)
  await fitter.getByLabel('E-mail').fill(mira.email)
  await fitter.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await fitter.getByRole('button', { name: 'Sign up' }).click()
  await expect(fitter).toHaveURL('/dashboard')
  await fitter.goto('/dashboard/invite')
  await fitter.getByLabel('Rider’s e-mail').fill(ana.email)
  await fitter.getByRole('button', { name: 'Send invitation' }).click()

  const mail = await mailbox.newest(ana.email)
  const link = linkIn(mail, '/invite')
  await rider.goto('/invite')
  await rider.getByLabel('Your e-mail').fill(ana.email)
  await rider.getByLabel('Code', { exact: true }).fill(codeIn(mail))
  await rider.getByRole('button', { name: 'Open invitation' }).click()
  await rider.getByRole('button', { name: 'Start' }).click()
  const form = intakeOn(rider)
  await form.isAt('Rider details')
  await form.type('Name', ana.name)
  await form.type('Occupation', 'Canaryoccupation')
  await form.isSaved()

  const stored = await fitter.evaluate((key) => localStorage.getItem(key) ?? '{}', `${PRODUCT_SLUG}-auth`)
  const { access_token, refresh_token } = JSON.parse(stored)
  const cookies = [...(await desk.cookies()), ...(await hand.cookies())].map(({ value }) => value)
  await desk.close()
  await hand.close()
  await server.stop()

  const secrets = [
    PASSWORD,
    access_token,
    refresh_token,
    ...cookies,
    new URL(link).hash.slice(1),
    codeIn(mail),
  ]
  const log = server.log().toLowerCase()
  expect(log).toContain('stopping')
  for (const secret of [...secrets, 'canary', mira.email, ana.email])
    expect(log.includes(String(secret).toLowerCase()), String(secret)).toBe(false)
})
