import sharp from 'sharp'
import { expectNoViolations } from './harness/axe.ts'
import { finishFit } from './harness/finished-fit.ts'
import { expectNoSideways } from './harness/looks.ts'
import { expect, phone, test } from './harness/test.ts'

const picture = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer(),
})

test('photos are added, captioned, compared, removed and brought back; the rider sees them', async ({
  server,
  fitter,
  device,
  noise,
}) => {
  test.slow()
  noise.expect(/^415: POST /)
  const { rider, sessionId } = await finishFit(server.url, fitter)
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

  await test.step('what is no picture is refused with the reason, and can be left out', async () => {
    await choose.setInputFiles({
      name: 'page.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('<html><script>alert(1)</script></html>'),
    })
    await expect(page.getByText('page.jpg was not kept.')).toBeVisible()
    await expect(page.getByText('This is not a picture that can be read here.')).toBeVisible()
    await page.getByRole('button', { name: 'Leave it out' }).click()
  })

  await test.step('a caption keeps itself', async () => {
    const caption = page.getByLabel('Caption').first()
    await caption.fill('Hip drops on the left')
    await caption.blur()
    await expect(
      page.getByRole('img', { name: 'Before the fit: Hip drops on the left', exact: true }),
    ).toBeVisible()
  })

  await test.step('compared with a slider', async () => {
    await page.getByRole('button', { name: 'Over each other' }).click()
    await page.getByRole('slider', { name: 'How much of the photo after is shown' }).press('Home')
    await expect(page.getByRole('slider')).toHaveValue('0')
    await page.getByRole('button', { name: 'Side by side' }).click()
    await expectNoViolations(page)
  })

  await test.step('removed and brought back', async () => {
    await page.getByRole('button', { name: 'Remove', exact: true }).first().click()
    await expect(page.getByText('The photo was removed.')).toBeVisible()
    await expect(page.getByText('No photo before')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(
      page.getByRole('img', { name: 'Before the fit: Hip drops on the left', exact: true }),
    ).toBeVisible()
  })

  await test.step('the rider sees them in the report', async () => {
    const own = await device({ ...phone, storageState: await rider.calls.storageState() })
    await own.goto(`/client/report/${sessionId}`)
    await expect(own.getByRole('img', { name: 'Before the fit: Hip drops on the left' })).toBeVisible()
    await expectNoSideways(own, 'the report with photos on a phone')
  })
})

test('a photo taken without a connection says so, and goes when it is back', async ({
  server,
  fitter,
  noise,
}) => {
  noise.expect(/^failed: POST .*\/photos/)
  const { sessionId } = await finishFit(server.url, fitter)
  const { page } = fitter
  await page.goto(`/sessions/${sessionId}?tab=fit`)
  await page.route('**/photos?phase=*', (route) => route.abort())
  await page.getByLabel('Choose photos').setInputFiles(await picture('late.jpg', '#14212b'))
  await expect(page.getByText('late.jpg waits for the connection.')).toBeVisible()
  await page.unroute('**/photos?phase=*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('img', { name: 'Photo 1 before the fit', exact: true })).toBeVisible()
})
