import { keyboardOf } from './harness/keyboard.ts'
import { somebody } from './harness/people.ts'
import { expect, test } from './harness/test.ts'

test('the main job by keyboard alone', async ({ fitter, desktop }) => {
  const ana = somebody('Ana')
  const desk = keyboardOf(fitter.page)
  const rider = keyboardOf(desktop)
  const main = (page: typeof desktop) => page.getByRole('main')
  const next = desktop.getByRole('button', { name: /^Next/ })
  const heading = (name: string) => desktop.getByRole('heading', { level: 1, name })

  await test.step('the fitter skips the navigation', async () => {
    await fitter.page.goto('/dashboard')
    await expect(fitter.page.getByRole('heading', { level: 1 })).toContainText(fitter.name)
    await desk.key('Tab')
    const skip = fitter.page.getByRole('link', { name: 'Skip to main content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await desk.key('Enter')
    await expect(main(fitter.page)).toBeFocused()
  })

  const link = await test.step('and creates a link for the rider', async () => {
    await desk.press(fitter.page.getByRole('link', { name: 'Invite rider' }).first())
    await expect(main(fitter.page)).toBeFocused()
    await desk.to(fitter.page.getByRole('radio', { name: /^By e-mail/ }))
    await desk.key('ArrowDown')
    await expect(fitter.page.getByRole('radio', { name: /^Link to copy/ })).toBeChecked()
    await desk.to(fitter.page.getByLabel('Rider’s name'))
    await desk.key('Enter')
    await expect(fitter.page.getByRole('heading', { name: 'Link created' })).toBeFocused()
    const field = fitter.page.getByLabel('Link for the rider')
    await desk.to(field)
    const made = await field.inputValue()
    await desk.press(
      fitter.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }),
    )
    await expect(main(fitter.page)).toBeFocused()
    return made
  })

  await test.step('the rider reads the notice, and the focus returns', async () => {
    await desktop.goto(link)
    const opener = desktop.getByRole('button', { name: 'Your Data & Privacy' })
    await rider.press(opener)
    const notice = desktop.getByRole('dialog')
    await expect(notice).toBeVisible()
    await expect(notice.locator(':focus')).toHaveCount(1)
    await rider.key('Escape')
    await expect(notice).toBeHidden()
    await expect(opener).toBeFocused()
  })

  await test.step('presses Start', async () => {
    await rider.press(desktop.getByRole('button', { name: 'Start' }))
    await expect(heading('Rider details')).toBeVisible()
    await expect(main(desktop)).toBeFocused()
  })

  await test.step('is moved to the missing answer', async () => {
    await rider.press(next)
    await expect(desktop.getByLabel('Name', { exact: true })).toBeFocused()
    await expect(desktop.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(/Enter your name/)
  })

  await test.step('fills in the first three steps', async () => {
    await rider.type(desktop.getByLabel('Name', { exact: true }), ana.name)
    await rider.type(desktop.getByLabel('E-mail'), ana.email)
    await rider.type(desktop.getByLabel('Day'), '12')
    await rider.type(desktop.getByLabel('Month'), 'Ap')
    await rider.type(desktop.getByLabel('Year'), '1990')
    await rider.type(desktop.getByLabel('Height'), '178')
    await rider.press(next)
    await expect(heading('Riding profile')).toBeFocused()
    await rider.press(next)
    await expect(desktop.getByRole('checkbox', { name: 'Road' })).toBeFocused()
    await rider.key('Space')
    await rider.tick(desktop.getByRole('checkbox', { name: 'Gravel' }))
    await rider.to(desktop.getByRole('radio', { name: /^Recreational/ }))
    await rider.key('Space')
    await rider.key('ArrowDown')
    await expect(desktop.getByRole('radio', { name: 'Endurance / event' })).toBeChecked()
    await rider.rate(desktop.getByRole('slider', { name: 'Cornering confidence' }), 5)
    await rider.press(next)
    await expect(heading('Sport history')).toBeFocused()
    await rider.tick(desktop.getByRole('checkbox', { name: 'Yoga' }))
    await rider.press(next)
  })

  await test.step('names zones in the list that replaces the drawing', async () => {
    await expect(heading('Where does riding hurt?')).toBeFocused()
    await rider.press(desktop.getByRole('button', { name: 'Add discomfort: Saddle' }))
    const saddle = desktop.getByRole('form', { name: 'Saddle' })
    await expect(saddle.getByRole('heading')).toBeFocused()
    await rider.rate(saddle.getByRole('slider', { name: 'Severity' }), 3)
    await rider.key('ArrowLeft')
    await expect(saddle.getByRole('slider', { name: 'Severity' })).toHaveAttribute(
      'aria-valuetext',
      /^2 of 7/,
    )
    await rider.type(saddle.getByLabel('What makes it worse?'), 'Long flat roads')
    await rider.press(saddle.getByRole('button', { name: 'Add This Discomfort' }))
    const edit = desktop.getByRole('button', { name: 'Edit Saddle' })
    await expect(edit).toBeFocused()
    await expect(
      desktop.getByRole('group', { name: 'Choose a zone' }).getByRole('button', {
        name: 'Saddle 2 of 7',
      }),
    ).toBeVisible()
  })

  await test.step('removes one and restores it', async () => {
    await rider.press(desktop.getByRole('button', { name: 'Remove Saddle' }))
    await rider.backTo(desktop.getByRole('button', { name: 'Undo' }))
    await rider.key('Enter')
    await expect(desktop.getByRole('button', { name: 'Edit Saddle' })).toBeVisible()
    await rider.press(next)
  })

  await test.step('goes back with Back and continues', async () => {
    await expect(heading('Injury history')).toBeFocused()
    await rider.press(desktop.getByRole('button', { name: 'Back' }))
    await expect(heading('Where does riding hurt?')).toBeFocused()
    await rider.press(next)
    await expect(heading('Injury history')).toBeFocused()
    await rider.press(next)
  })

  await test.step('enters the goals and submits', async () => {
    await expect(heading('Fit history and goals')).toBeFocused()
    await rider.tick(desktop.getByRole('checkbox', { name: 'Reduce discomfort' }))
    await rider.press(desktop.getByRole('button', { name: 'Submit' }))
    await expect(heading('Thank you')).toBeVisible()
    await expect(main(desktop)).toBeFocused()
  })

  await test.step('the fitter opens the submission', async () => {
    await desk.press(fitter.page.getByRole('link', { name: ana.name }))
    await expect(fitter.page.getByRole('heading', { level: 1 })).toContainText(ana.name)
    await expect(main(fitter.page)).toContainText('Long flat roads')
  })
})
