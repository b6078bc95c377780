import { hold } from './harness/hold.ts'
import { expect, test } from './harness/test.ts'

test('an unknown URL', async ({ desktop, noise }) => {
  noise.expect(/^404: GET \/an\/address\/nobody\/has$/)
  const answer = await desktop.goto('/an/address/nobody/has')
  expect(answer?.status()).toBe(404)
  expect(await answer?.text()).toContain('<h1>404 Page Not Found</h1>')
  await expect(desktop).toHaveTitle('404 Page Not Found')
  await expect(desktop.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
  await expect(
    desktop.getByText('Did you forget to add the page to the router?', { exact: true }),
  ).toBeVisible()
  await desktop.getByRole('link', { name: 'Go to the start page' }).click()
  await expect(desktop).toHaveURL('/')
})

test('a spinner is shown while a page loads', async ({ desktop }) => {
  const letThrough = await hold(desktop, '**/assets/sign-in-pages-*.js')
  await desktop.goto('/signup')
  const spinner = desktop.getByRole('main').getByRole('status').filter({ hasText: 'Loading' })
  await expect(spinner).toBeVisible()
  letThrough()
  await expect(desktop.getByRole('heading', { level: 1 })).toHaveText('Sign up')
  await expect(spinner).toHaveCount(0)
})

test('the login and both dashboards are loaded when the browser is idle', async ({ desktop }) => {
  const fetched = new Set<string>()
  desktop.on('request', (request) =>
    fetched.add(new URL(request.url()).pathname.replace(/-[\w-]{8}\.js$/, '')),
  )
  await desktop.goto('/mark-rules')
  for (const page of ['login-page', 'sign-in-pages', 'dashboard-page', 'client-dashboard-page'])
    await expect.poll(() => [...fetched]).toContain(`/assets/${page}`)
})

test('an announcement leaves the live region after five seconds', async ({ desktop }) => {
  await desktop.clock.install({ time: '2026-11-20T10:00:00Z' })
  await desktop.goto('/login')
  const toSignUp = desktop.getByRole('link', { name: 'Sign up' })
  await expect(toSignUp).toBeVisible()
  // From here on the test controls the clock.
  await desktop.clock.pauseAt('2026-11-20T11:00:00Z')
  await toSignUp.click()
  const announced = desktop.getByRole('status').filter({ hasText: 'Sign up' })
  await expect(announced).toHaveCount(1)
  await desktop.clock.fastForward(4000)
  await expect(announced).toHaveCount(1)
  await desktop.clock.fastForward(1000)
  await expect(announced).toHaveCount(0)
})

test('the focus moves to a new page, and its title is announced', async ({ desktop }) => {
  await desktop.goto('/login')
  await expect(desktop).toHaveTitle(/^Log in/)
  await expect(desktop.locator(':focus')).toHaveCount(0)
  await desktop.getByRole('link', { name: 'Sign up' }).click()
  await expect(desktop.getByRole('main')).toBeFocused()
  await expect(desktop).toHaveTitle(/^Sign up/)
  await desktop.goBack()
  await expect(desktop.getByRole('heading', { level: 1 })).toHaveText('Log in')
  await expect(desktop.getByRole('main')).toBeFocused()
})

test('the device decides between light and dark until a person chooses', async ({ practice, device }) => {
  const page = await device({ ...practice.fitter.browser, colorScheme: 'dark' })
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await page.goto('/settings/preferences')
  const dark = await paper()
  const choice = page.getByLabel('Appearance')
  await expect(choice).toHaveValue('system')
  await choice.selectOption('Light')
  await expect.poll(paper).not.toBe(dark)
  const light = await paper()
  await page.reload()
  await expect(choice).toHaveValue('light')
  expect(await paper()).toBe(light)
})

test('the navigation names its pages at every width, and no name is cut', async ({ practice, device }) => {
  const page = await device(practice.fitter.browser)
  const names = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  for (const [width, pages] of [
    [360, 4],
    [1024, 10],
    [1280, 10],
  ] as const) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/dashboard')
    await expect(names).toHaveCount(pages)
    await expect(names.getByText('Submissions')).toHaveText('Submissions')
  }
  await page.setViewportSize({ width: 1024, height: 740 })
  const name = names.getByText('Submissions')
  const isShown = () => name.evaluate((element) => element.getBoundingClientRect().width > 20)
  expect(await isShown()).toBe(false)
  await names.nth(1).focus()
  await page.keyboard.press('Tab')
  expect(await isShown()).toBe(true)
  await page.setViewportSize({ width: 360, height: 740 })
  for (const address of ['/dashboard', '/dashboard?lng=en-XA']) {
    await page.goto(address)
    const cut = page
      .locator('nav a')
      .evaluateAll((links) =>
        links
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map((link) => link.textContent),
      )
    expect(await cut).toEqual([])
  }
})

test('a full intake prints on at most three sheets of A4', async ({ practice, device }) => {
  const page = await device(practice.fitter.browser)
  await page.goto(`/intake-detail/${practice.sessionId}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(practice.rider.name)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByText('Underwater hockey')).toBeVisible()
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []
  expect(sheets.length).toBeGreaterThan(0)
  expect(sheets.length).toBeLessThanOrEqual(3)
})

test('a part of a page that cannot be loaded shows an error, never a blank page', async ({
  practice,
  device,
  noise,
}) => {
  noise.expect(/^failed: GET .*client-dashboard-page|^(console|page error): /)
  const page = await device(practice.rider.browser)
  await page.route('**/assets/client-dashboard-page-*.js', (route) => route.abort('failed'))
  await page.goto('/client-dashboard')
  await expect(page.getByRole('alert')).toContainText('We can’t reach the service.')
  await page.unroute('**/assets/client-dashboard-page-*.js')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hello, ${practice.rider.name}`)
})
