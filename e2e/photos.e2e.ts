import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { logOut } from './harness/account-menu.ts'
import { expectNoViolations } from './harness/axe.ts'
import { expectNoSideways } from './harness/looks.ts'
import { expect, phone, test } from './harness/test.ts'

const picture = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer(),
})

test('photos are added, captioned, compared, removed and restored; the rider sees them', async ({
  fitter,
  device,
  finished,
}) => {
  test.slow()
  const { rider, sessionId } = finished
  const { page } = fitter
  await page.goto(`/sessions/${sessionId}?tab=fit`)
  const choose = page.getByLabel('Choose photos')

  await test.step('before and after', async () => {
    await choose.setInputFiles(await picture('before.jpg', '#d9482b'))
    await expect(page.getByRole('img', { name: 'Photo 1 before the fit', exact: true })).toBeVisible()
    await page.getByRole('group', { name: 'Taken' }).getByText('After').click()
    await choose.setInputFiles(await picture('after.jpg', '#0b6e6e'))
    await expect(page.getByRole('img', { name: 'Photo 1 after the fit', exact: true })).toBeVisible()
  })

  await test.step('a file that is not a picture is refused with the reason, and can be discarded', async () => {
    await choose.setInputFiles({
      name: 'page.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('<html><script>alert(1)</script></html>'),
    })
    const refused = page.getByRole('listitem').filter({ hasText: 'page.jpg' })
    await expect(refused.getByRole('alert')).toContainText('This file can’t be used as a photo.')
    await expect(refused.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    await refused.getByRole('button', { name: 'Discard' }).click()
    await expect(refused).toHaveCount(0)
  })

  await test.step('a caption is saved', async () => {
    const caption = page.getByLabel('Caption').first()
    await caption.fill('Hip drops on the left')
    await caption.blur()
    await expect(
      page.getByRole('img', { name: 'Before the fit: Hip drops on the left', exact: true }),
    ).toBeVisible()
  })

  await test.step('compared with a slider', async () => {
    await page.getByRole('button', { name: 'Overlaid' }).click()
    await page.getByRole('slider', { name: 'How much of the “after” photo is shown' }).press('Home')
    await expect(page.getByRole('slider')).toHaveValue('0')
    await page.getByRole('button', { name: 'Side by side' }).click()
    await expectNoViolations(page)
  })

  await test.step('removed and restored', async () => {
    await page.getByRole('button', { name: 'Remove', exact: true }).first().click()
    await expect(page.getByText('Photo removed.')).toBeVisible()
    await expect(page.getByText('No “before” photo')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(
      page.getByRole('img', { name: 'Before the fit: Hip drops on the left', exact: true }),
    ).toBeVisible()
  })

  await test.step('the rider sees those that the fitter chose for the report', async () => {
    await page.goto(`/sessions/${sessionId}?tab=report`)
    await page.getByRole('checkbox', { name: 'Before the fit: Hip drops on the left' }).check()
    await expect(
      page.getByRole('article').getByRole('img', { name: 'Before the fit: Hip drops on the left' }),
    ).toBeVisible()
    const own = await device({ ...phone, storageState: await rider.calls.storageState() })
    await own.goto(`/client/report/${sessionId}`)
    await expect(own.getByRole('img', { name: 'Before the fit: Hip drops on the left' })).toBeVisible()
    await expectNoSideways(own, 'the report with photos on a phone')
  })
})

/** The region with the photos that are not uploaded yet. */
const onTheWay = (page: Page) => page.getByRole('region', { name: 'Unsaved photos' })
const seen = (page: Page) => page.getByRole('img', { name: /^Photo \d (before|after) the fit · View large$/ })
const uploads = '**/photos?phase=*'

test('photos taken without a connection are shown, survive closing the tab, and are uploaded once', async ({
  fitter,
  noise,
  finished,
}) => {
  // A request that was running when the connection failed shows its error.
  noise.expect(/^console: .*fetch|^failed: .*ERR_NETWORK/)
  const { sessionId } = finished
  const { page } = fitter
  const context = page.context()
  await page.goto(`/sessions/${sessionId}?tab=fit`)
  await expect(page.getByLabel('Choose photos')).toBeAttached()
  await context.setOffline(true)
  await page
    .getByLabel('Choose photos')
    .setInputFiles([await picture('knee.jpg', '#14212b'), await picture('hip.jpg', '#d9482b')])
  await expect(onTheWay(page).getByRole('img', { name: 'knee.jpg' })).toBeVisible()
  await expect(onTheWay(page).getByText('This photo is kept on this device')).toHaveCount(2)
  await expect(page.locator('[data-save-status="waiting"]')).toBeVisible()
  await expectNoViolations(page)

  const later = await context.newPage()
  await page.close()
  await context.route(uploads, (route) => route.abort('internetdisconnected'))
  await context.setOffline(false)
  await later.goto(`/sessions/${sessionId}`)
  await expect(later.locator('[data-save-status="waiting"]')).toBeVisible()
  await later.goto(`/sessions/${sessionId}?tab=fit`)
  await expect(onTheWay(later).getByRole('img', { name: 'hip.jpg' })).toBeVisible()
  const dump = await later.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('spokewell-drafts')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const all = opening.result.transaction('files').objectStore('files').getAll()
          all.onsuccess = () => {
            opening.result.close()
            resolve(JSON.stringify(all.result))
          }
        }
      }),
  )
  expect(JSON.parse(dump)).toHaveLength(2)
  expect(dump).not.toContain('knee')

  const requests: string[] = []
  await context.route(uploads, (route) => {
    requests.push(route.request().headers()['idempotency-key'] ?? '')
    return route.continue()
  })
  await later.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(seen(later)).toHaveCount(2)
  await expect(onTheWay(later)).toHaveCount(0)
  expect(new Set(requests).size).toBe(2)
  await later.reload()
  await expect(seen(later)).toHaveCount(2)
  const { photos } = await (await fitter.calls.get(`/api/sessions/${sessionId}`)).json()
  expect(photos).toHaveLength(2)
})

test('a photo is uploaded while another tab of the session is read, and can be discarded', async ({
  fitter,
  finished,
}) => {
  const { sessionId } = finished
  const { page } = fitter
  await page.goto(`/sessions/${sessionId}?tab=fit`)
  await page.context().route(uploads, (route) => route.abort('internetdisconnected'))
  await page
    .getByLabel('Choose photos')
    .setInputFiles([await picture('a.jpg', '#14212b'), await picture('b.jpg', '#d9482b')])
  await expect(onTheWay(page).getByText('Waiting for a connection')).toHaveCount(2)
  await page.getByRole('button', { name: 'Close session' }).click()
  await expect(page.getByText('Some changes aren’t saved yet')).toBeVisible()
  await page.getByRole('link', { name: 'Brief' }).click()
  await page.getByRole('link', { name: 'Fit', exact: true }).click()
  await page.getByRole('button', { name: 'Discard a.jpg' }).click()
  await page.getByRole('button', { name: 'Try again b.jpg' }).focus()
  await page.context().unroute(uploads)
  // It is retried automatically or by the button, whichever comes first, and the button disappears.
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(seen(page)).toHaveCount(1)
  await expect(onTheWay(page)).toHaveCount(0)
})

test('signing out asks about unsent photos and numbers, and leaves none of them on the device', async ({
  fitter,
  finished,
}) => {
  const { sessionId } = finished
  const { page } = fitter
  await page.goto(`/sessions/${sessionId}?tab=fit`)
  for (const calls of [uploads, '**/measurements']) {
    await page.context().route(calls, (route) => route.abort('internetdisconnected'))
  }
  await page.getByLabel('Choose photos').setInputFiles(await picture('late.jpg', '#14212b'))
  await expect(onTheWay(page).getByText('This photo is kept on this device')).toBeVisible()
  await page.getByRole('textbox', { name: 'Saddle tilt, before (°)' }).fill('-1.5')
  await expect(page.locator('[data-save-status="waiting"]')).toBeVisible()
  const leave = () => logOut(page)
  await leave()
  const question = page.getByRole('dialog', { name: 'Log out before everything is sent?' })
  await question.getByRole('button', { name: 'Stay logged in' }).click()
  await leave()
  await question.getByRole('button', { name: 'Log out anyway' }).click()
  await expect(page).toHaveURL('/login')
  const counts = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const opening = indexedDB.open('spokewell-drafts')
        opening.onsuccess = () => {
          const stores = [...opening.result.objectStoreNames]
          const tx = opening.result.transaction(stores)
          const asked = stores.map((store) => tx.objectStore(store).count())
          tx.oncomplete = () => resolve(asked.map(({ result }) => result))
        }
      }),
  )
  expect(counts).toEqual([0, 0, 0, 0, 0, 0])
})
