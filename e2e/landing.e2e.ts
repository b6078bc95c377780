import { expect, test } from './harness/test.ts'

/** The claims in the words of the product's specification, and whether each works. */
const claims = [
  ['Fitter rating from client satisfaction', true],
  ['Goal alignment', true],
  ['Discomfort spider chart (before and after a fit)', true],
  ['Session improvement', true],
  ['Follow-up alerts with automatic reminders and scheduling', true],
  ['An intervention log', true],
  ['Recent submissions', true],
  ['Outcome analysis with before/after comparison', true],
  ['Benchmarking against industry standards', true],
  ['Searchable past cases', true],
  ['An integrated booking system', true],
  ['A full audit trail of changes and recommendations', true],
  ['You own your data', true],
  ['Track progress over time', true],
  ['Switch fitters without losing history', true],
  ['Tier 2', false],
] as const

test('the landing page makes every claim, and marks what does not work yet', async ({ desktop }) => {
  await desktop.goto('/')
  for (const [claim, works] of claims) {
    const heading = desktop.getByRole('heading', { name: claim })
    await expect(heading).toBeVisible()
    await expect(heading.locator('..').getByText('Coming soon', { exact: true }), claim).toHaveCount(
      works ? 0 : 1,
    )
  }
  const unbuilt = claims.filter(([, works]) => !works).length
  await expect(desktop.getByText('Coming soon', { exact: true })).toHaveCount(unbuilt)
  await expect(desktop.getByText(/on its way|being built/i)).toHaveCount(0)
})

test('the landing page has every section, and the prices of both tiers', async ({ desktop }) => {
  await desktop.goto('/')
  await expect(desktop.getByRole('heading', { level: 2 })).toHaveText([
    'What Spokewell is',
    'Why fitters love it',
    'Why clients trust it',
    'Dashboard features',
    'Pricing',
    'Coming soon: Co-Pilot',
    'See what changes after your fits.',
  ])
  const pricing = desktop.getByRole('region', { name: 'Pricing' })
  for (const words of ['$10', 'per month', 'No contracts', 'Cancel anytime', 'GDPR safe'])
    await expect(pricing).toContainText(words)
  await pricing.getByRole('radio', { name: /^Annual/ }).check()
  await expect(pricing).toContainText('a 20% saving')
  for (const words of ['Price to be confirmed', 'Includes Tier 1', 'decision-support tool', 'later in 2025'])
    await expect(pricing).toContainText(words)
  await expect(desktop.getByText('Trained only on anonymised data with consent.')).toBeVisible()
  for (const name of ['Start an account', 'Book a demo call'])
    await expect(desktop.getByRole('link', { name }).first()).toBeVisible()
  const footer = desktop.getByRole('contentinfo')
  for (const name of ['Privacy policy', 'Terms of service', 'Contact'])
    await expect(footer.getByRole('link', { name })).toBeVisible()
})
