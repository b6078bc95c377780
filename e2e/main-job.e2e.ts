import { expectNoViolations } from './harness/axe.ts'
import { intakeOn } from './harness/intake-form.ts'
import { linkIn } from './harness/mailbox.ts'
import { PASSWORD, somebody } from './harness/people.ts'
import { expect, test } from './harness/test.ts'

const advice = 'Please stop riding and see a doctor or physiotherapist'

test('a rider fills in the intake on a phone, and the fitter reads it', async ({
  desktop,
  rider,
  mailbox,
}) => {
  test.slow()
  const mira = somebody('Mira')
  const ana = somebody('Ana')
  const form = intakeOn(rider)

  await test.step('the fitter creates an account', async () => {
    await desktop.goto('/signup')
    await desktop.getByRole('radio', { name: /^A bike fitter/ }).check()
    await desktop.getByLabel('Name', { exact: true }).fill(mira.name)
    await desktop.getByLabel('E-mail').fill(mira.email)
    await desktop.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await desktop.getByRole('button', { name: 'Sign up' }).click()
    await expect(desktop).toHaveURL('/dashboard')
    await expect(desktop.getByRole('heading', { level: 1 })).toContainText(mira.name)
    await expect(desktop.getByRole('heading', { name: 'Your first rider' })).toBeVisible()
  })

  await test.step('and invites a rider by e-mail', async () => {
    await desktop.getByRole('link', { name: 'Invite rider' }).first().click()
    await desktop.getByLabel('Rider’s e-mail').fill(ana.email)
    await desktop.getByLabel('Rider’s name').fill(ana.name)
    await desktop.getByRole('button', { name: 'Send invitation' }).click()
    await expect(desktop.getByRole('heading', { name: `Invitation sent to ${ana.email}` })).toBeFocused()
    await expectNoViolations(desktop)
    const row = desktop.getByRole('row', { name: ana.name })
    await expect(row).toContainText('sent')
    await desktop.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click()
    await expect(desktop.getByText('Open invitations')).toBeVisible()
  })

  await test.step('the rider opens the mailed link and sees who invites', async () => {
    const mail = await mailbox.newest(ana.email)
    expect(mail.subject).toContain(mira.name)
    await rider.goto(linkIn(mail, '/invite'))
    await expect(rider.getByRole('heading', { level: 1 })).toContainText(`${mira.name} invites you`)
    await expect(rider).toHaveURL('/invite')
    await expectNoViolations(rider)
  })

  await test.step('reads the notice', async () => {
    const opener = rider.getByRole('button', { name: 'Your Data & Privacy' })
    await opener.click()
    const notice = rider.getByRole('dialog')
    await expect(notice.getByText(/^Version 1\.2, last updated (3 June|June 3,) 2025$/)).toBeVisible()
    await expectNoViolations(rider)
    await notice.getByRole('button', { name: 'Close' }).click()
    await expect(opener).toBeFocused()
  })

  await test.step('presses Start and enters their details', async () => {
    await rider.getByRole('button', { name: 'Start' }).click()
    await form.isAt('Rider details')
    await expect(rider).toHaveURL(/\/intake\?session=[\w-]+&step=1$/)
    await expect(rider.getByLabel('E-mail')).toHaveValue(ana.email)
    await form.type('Name', ana.name)
    await form.type('Phone number', '+49 30 1234567')
    await form.bornOn('12', 'April', '1990')
    await form.type('Height', '178')
    await form.type('Weight', '71.5')
    await form.type('Occupation', 'Carpenter')
    await form.choose('Work environment', 'Asymmetric (one side works more)')
    await form.choose('Gender', 'Woman', 'Questioning')
    await form.isSaved()
    await form.next()
  })

  await test.step('the kind of riding', async () => {
    await form.isAt('Riding profile')
    await form.choose('Bike types', 'Road', 'Gravel')
    await form.choose('Riding style', 'Recreational (under 30 miles)')
    await form.choose('Discipline', 'Endurance')
    await form.type('Rides per week in winter', '1')
    await form.type('Rides per week in summer', '3')
    await form.type('Average ride time per week', '6.5')
    await form.type('Years cycling', '12')
    await form.type('Average cadence', '84')
    await form.type('Cadence on climbs', '66')
    await form.rate('Cornering confidence', 5)
    await form.rate('Descending confidence', 3)
    await form.rate('Hands heaviness', 6)
    await form.rate('Position stability', 2)
    await form.type('Hardest ride', '160 km over three passes in the rain')
    await form.type('Cycling goals', 'Across the Alps in July')
    await form.next()
  })

  await test.step('present and past sports', async () => {
    await form.isAt('Sport history')
    await form.choose('Current sports', 'Running', 'Other')
    await form.type('Which other sport?', 'Underwater hockey')
    await form.type('Past sports', 'Gymnastics from 6 to 14, twelve hours a week')
    await form.next()
  })

  await test.step('zones with discomfort, while the connection is lost', async () => {
    await form.isAt('Where does riding hurt?')
    await form.pressZone('Knees')
    const knees = form.entry('Knees')
    await form.rate('Severity', 6, knees)
    await knees.getByRole('group', { name: 'Where on the knee?' }).getByLabel('Outside').check()
    await knees.getByRole('group', { name: 'Which side?' }).getByLabel('Left').check()
    await knees.getByRole('group', { name: 'What does it feel like?' }).getByLabel('Pain').check()
    await knees.getByLabel('Starts after').fill('45')
    await knees.getByLabel('What makes it worse?').fill('Long climbs')
    await knees.getByLabel('Description').fill('Outside of the left one')
    await knees.getByRole('button', { name: 'Add This Discomfort' }).click()
    await expect(form.list).toContainText('6 of 7 · Outside · Left · Pain · after 45 min')
    await form.isSaved()
    await rider.evaluate(() => navigator.serviceWorker.ready.then(() => true))

    await form.pressZone('Saddle')
    await expectNoViolations(rider)
    await form.rate('Severity', 3, form.entry('Saddle'))
    await rider.context().setOffline(true)
    await expect(rider.getByText(/^You’re offline/)).toBeVisible()
    await form.entry('Saddle').getByLabel('Description').fill('Numb after an hour')
    await form.isSaved()

    await rider.reload()
    await form.isAt('Where does riding hurt?')
    await expect(form.entry('Saddle').getByLabel('Description')).toHaveValue('Numb after an hour')
    await form.entry('Saddle').getByRole('button', { name: 'Add This Discomfort' }).click()
    await form.waitsForConnection()
    await form.list.getByRole('button', { name: 'Edit Knees' }).click()
    await form.entry('Knees').getByLabel('Description').fill('Outside of the right one')
    await form.entry('Knees').getByRole('button', { name: 'Save Changes' }).click()

    await rider.context().setOffline(false)
    await form.isSaved()
    await form.choose('Do you have any of these?', 'Swelling')
    await form.choose('In which zones?', 'Knees')
    await expect(rider.getByRole('heading', { name: advice })).toBeVisible()
    await expectNoViolations(rider)
    await form.next()
  })

  await test.step('injuries', async () => {
    await form.isAt('Injury history')
    await rider.getByRole('button', { name: 'Add injury' }).click()
    const entry = form.entry('New entry')
    await entry.getByLabel('Location').fill('Collarbone')
    const injury = form.entry('Collarbone')
    await injury.getByRole('group', { name: 'Currently an issue?' }).getByLabel('Yes').check()
    await injury.getByRole('group', { name: 'Receiving treatment?' }).getByLabel('No').check()
    await injury.getByRole('group', { name: 'Side' }).getByLabel('Right').check()
    await injury.getByLabel('Year of onset').fill('2021')
    await injury.getByLabel('Short description').fill('Plate still in')
    await injury.getByRole('button', { name: 'Add this entry' }).click()
    await expect(rider.getByRole('listitem').filter({ hasText: 'Collarbone' })).toBeVisible()
    await form.next()
  })

  await test.step('the goals of this fit, and submits', async () => {
    await form.isAt('Fit history and goals')
    await form.choose('Have you had a bike fit before?', 'Yes')
    await form.type('Year of the last fit', '2020')
    await form.type('Notes on the last fit', 'Saddle 12 mm up')
    await form.choose('Goals for this fit', 'Maximize comfort', 'Reduce discomfort')
    await form.type('How would you define success?', 'Five hours without numb hands')
    await expect(rider.getByLabel(/research and AI development/)).not.toBeChecked()
    await rider.getByRole('button', { name: 'Submit' }).click()
    await expect(rider).toHaveURL('/thank-you')
    await expect(rider.getByRole('heading', { level: 1 })).toContainText(
      `Thank you. ${mira.name} has your intake.`,
    )
    await expect(rider.getByRole('heading', { name: advice })).toBeVisible()
    await expectNoViolations(rider)
  })

  // The red flag of the intake is an alert as well, with a link of its own.
  const ofIntake = desktop
    .getByRole('link', { name: ana.name })
    .and(desktop.locator('[href^="/intake-detail/"]'))
  await test.step('the fitter’s open dashboard shows it without a reload', async () => {
    const recent = desktop.getByRole('region', { name: 'Recent submissions' })
    await expect(ofIntake).toBeVisible()
    await expect(
      desktop.getByRole('status').filter({ hasText: `New intake from ${ana.name}` }),
    ).toBeAttached()
    await expect(recent.or(desktop.getByText('Recent submissions')).first()).toBeVisible()
  })

  await test.step('with all answers, marked ones first', async () => {
    await ofIntake.click()
    await expect(desktop.getByRole('heading', { level: 1 })).toContainText(ana.name)
    const page = desktop.getByRole('main')
    const headings = await page.getByRole('heading', { level: 2 }).allTextContents()
    expect(headings.indexOf('Needs attention')).toBeGreaterThanOrEqual(0)
    expect(headings.indexOf('Needs attention')).toBeLessThan(headings.indexOf('All answers'))
    const attention = page.locator('section', {
      has: desktop.getByRole('heading', { name: 'Needs attention' }),
    })
    await expect(attention.getByRole('listitem').first()).toContainText('Swelling: Knees')
    const said = [
      'Red flag',
      'Severe discomfort',
      'Current injury',
      'Outside of the right one',
      'Numb after an hour',
      'Collarbone',
      'Plate still in',
      '+49 30 1234567',
      '178 cm',
      '71.5 kg',
      'Carpenter',
      'Asymmetric',
      'Questioning',
      'Gravel',
      'Recreational',
      'Underwater hockey',
      'Gymnastics from 6 to 14',
      '160 km over three passes',
      'Across the Alps in July',
      'Saddle 12 mm up',
      'Maximize comfort',
      'Five hours without numb hands',
    ]
    for (const words of said) await expect(page, words).toContainText(words)
  })

  await test.step('the rider keeps the intake in an account and reads it', async () => {
    await rider.getByRole('link', { name: 'Sign up' }).click()
    await expect(rider.getByLabel('E-mail')).toHaveValue(ana.email)
    await rider.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await rider.getByRole('button', { name: 'Sign up' }).click()
    await expect(rider).toHaveURL('/client-dashboard')
    await rider.getByRole('link', { name: `Intake · ${mira.name}` }).click()
    await expect(rider).toHaveURL(/\/client\/intake\/[\w-]+$/)
    await expect(rider.getByRole('main')).toContainText('Outside of the right one')
  })

  await test.step('corrects one answer', async () => {
    await rider.getByRole('link', { name: 'Correct your answers' }).click()
    await rider.getByLabel('Occupation').fill('Cabinet maker')
    await rider.getByRole('button', { name: 'Submit correction' }).click()
    await expect(rider).toHaveURL(/\/client\/intake\/[\w-]+$/)
    await expect(rider.getByRole('main')).toContainText('Cabinet maker')
  })

  await test.step('the fitter sees the correction without a reload, and can open the earlier version', async () => {
    await expect(desktop.getByRole('main')).toContainText('Cabinet maker')
    const versions = desktop.getByRole('navigation', { name: 'Versions' })
    await versions.getByRole('link', { name: /^Version 1/ }).click()
    await expect(desktop.getByText('You’re reading an earlier version')).toBeVisible()
    await expectNoViolations(desktop)
    await expect(desktop.getByRole('main')).toContainText('Carpenter')
    await desktop.getByRole('link', { name: 'Go to the newest version' }).click()
    await expect(desktop.getByRole('main')).toContainText('Cabinet maker')
  })
})
