import { afterAll, beforeAll, expect, it } from 'vitest'
import { askIdentity, signedUp } from '../testing/hosted-session.ts'
import { onConsole } from '../testing/on-console.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { signInsCommand } from './sign-ins-command.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

it('lists the sign-in events of an account, with coarse sources only', async () => {
  const { email } = await signedUp(t)
  t.clock.advance({ minutes: 1 })
  await askIdentity(t, 'POST', '/token?grant_type=password', {
    body: { email, password: 'lantern-gravel-37' },
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux) Gecko/20100101 Firefox/142.0' },
  })
  const said = (await onConsole(t)(signInsCommand, email)).trim().split('\n')
  expect(said).toHaveLength(2)
  expect(said[0]).toMatch(/^\S+Z {2}signed_in {2}password {2}127\.0\.0\.0\/24 {2}firefox$/)
  expect(said.join()).not.toContain(email)
})

it('reports an address without an account', async () => {
  expect(await onConsole(t)(signInsCommand, 'nobody@example.org')).toBe(
    'There is no account with this address.\n',
  )
  await expect(onConsole(t)(signInsCommand)).rejects.toThrow('Usage: npm run sign-ins')
})
