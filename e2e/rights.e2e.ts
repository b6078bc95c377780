import type { Page } from '@playwright/test'
import { expectNoViolations } from './harness/axe.ts'
import { expectNoSideways } from './harness/looks.ts'
import { codeIn } from './harness/mailbox.ts'
import { enterAsSupport } from './harness/support-staff.ts'
import { expect, phone, test } from './harness/test.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function look(page: Page) {
  await expectNoViolations(page)
  await expectNoSideways(page, page.url())
}

test('support answers a request that came by mail: it proves who asks, erases on the console, and writes back', async ({
  server,
  device,
  mailbox,
  noise,
  finished,
}) => {
  test.slow()
  noise.expect(
    /^403: POST \/api\/auth\/supabase-login|^400: POST \/api\/rights-requests\/[^/]+\/proof|^401: /,
  )
  const { rider } = finished
  const page = await device(phone)
  let id = ''

  await test.step('support enters it, and the person gets a letter with a code', async () => {
    await enterAsSupport(page, server, mailbox)
    await page.goto('/support')
    await page.getByRole('link', { name: 'Requests', exact: true }).click()
    await expect(page.getByText('No request is open')).toBeVisible()
    await look(page)
    const year = page.getByLabel('Year', { exact: true })
    expect(await year.evaluate((field) => field.scrollWidth - field.clientWidth)).toBe(0)
    await press(page, 'Enter and send the letter')
    await expect(page.getByText('Enter a valid e-mail address.')).toBeVisible()
    await expect(page.getByLabel('Their e-mail')).toBeFocused()
    await page.getByLabel('Their e-mail').fill(rider.email)
    await page.getByLabel('What they ask for').selectOption('Erase the data')
    await press(page, 'Enter and send the letter')
    await expect(page.getByText('Nobody has proved yet who asks')).toBeVisible()
    await expect(page.getByText(/^Answer by /)).toBeVisible()
    await look(page)
  })

  await test.step('without the code it can only be refused', async () => {
    await press(page, 'Answer')
    const dialog = page.getByRole('dialog', { name: 'Answer the request' })
    await expect(dialog).toContainText('It can only be refused')
    await look(page)
    await page.keyboard.press('Escape')
    await page.getByLabel('Code from their reply').fill('AAAAAAAA')
    await press(page, 'Check code')
    await expect(page.getByText('This code is incorrect.')).toBeVisible()
  })

  await test.step('with the code it names the command that erases', async () => {
    const letter = await mailbox.newest(rider.email, /reply to us with this code/)
    expect(letter.subject).not.toContain(rider.name)
    await page.getByLabel('Code from their reply').fill(codeIn(letter))
    await press(page, 'Check code')
    const command = page.getByLabel('Command on the server')
    id = (await command.inputValue()).split(' ').at(-1) ?? ''
    await look(page)
    expect(await server.console('rights', 'carry-out', id)).toContain('Erased')
    expect((await rider.calls.get('/api/auth/user')).status()).toBe(401)
  })

  await test.step('the answer closes it, and the address is gone', async () => {
    await press(page, 'Answer')
    const dialog = page.getByRole('dialog', { name: 'Answer the request' })
    await dialog.getByRole('radio', { name: 'Done' }).check()
    await dialog.getByLabel('What you write to them').fill('Your account and your file are erased.')
    await dialog.getByRole('button', { name: 'Send and close' }).click()
    await expect(page.getByText('No request is open')).toBeVisible()
    expect((await mailbox.newest(rider.email, /are erased/)).text).toContain('are erased')
    await page.getByText('Answered last').click()
    await expect(page.getByText('The address was deleted with the answer.')).toBeVisible()
    await page.getByText('What was done').first().click()
    await expect(page.getByText(/Proved who asks · you/)).toBeVisible()
    await look(page)
  })

  await test.step('a breach has its 72 hours, at a desk', async () => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.getByLabel('What happened').fill('A laptop with a backup was stolen')
    await press(page, 'Enter breach')
    await expect(page.getByText(/^7[12] hours left to tell the authority$/)).toBeVisible()
    await press(page, 'The authority was told')
    await expect(page.getByText(/^Authority told /)).toBeVisible()
    await press(page, 'Close')
    const dialog = page.getByRole('dialog', { name: 'Close this breach' })
    await dialog.getByLabel('What came of it').fill('The disk was encrypted, so nobody is at risk.')
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
    await expect(page.getByText('No breach is open')).toBeVisible()
    await look(page)
  })
})
