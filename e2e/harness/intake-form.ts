import { expect, type Locator, type Page } from '@playwright/test'

/** Fills in the intake as a rider with a phone: by touch, finding elements by their text. */
export function intakeOn(page: Page) {
  const field = (label: string) => page.getByRole('textbox', { name: label })
  const group = (name: string) => page.getByRole('group', { name })
  return {
    /** Waits until the step with this heading is shown. */
    async isAt(title: string) {
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    },
    async next() {
      await page.getByRole('button', { name: /^Next/ }).click()
    },
    type: (label: string, text: string) => field(label).fill(text),
    choose: (name: string, ...options: string[]) => tickIn(group(name), options),
    /** Presses a number of a scale, in the whole form or in one entry. */
    rate: (label: string, value: number, within: Page | Locator = page) =>
      within
        .locator('.scale', { has: page.getByRole('slider', { name: label }) })
        .getByText(String(value), { exact: true })
        .click(),
    async bornOn(day: string, month: string, year: string) {
      const birth = group('Date of birth')
      await birth.getByLabel('Day').fill(day)
      await birth.getByLabel('Month').selectOption(month)
      await birth.getByLabel('Year').fill(year)
    },
    pressZone: (zone: string) =>
      group('Choose a zone')
        .getByRole('button', { name: new RegExp(`^${zone}`) })
        .click(),
    entry: (name: string) => page.getByRole('form', { name }),
    /** The zones or injuries named so far. */
    list: page.getByRole('list', { name: 'Zones' }),
    /** Waits until the form shows that the answers are saved. */
    async isSaved() {
      await expect(page.locator('[data-save-status]:visible')).toHaveText(/^Saved/)
      await expect(page.locator('[data-save-status="saved"]:visible')).toBeVisible()
    },
    async waitsForConnection() {
      await expect(page.locator('[data-save-status="kept"]:visible')).toBeVisible()
    },
  }
}

async function tickIn(group: Locator, options: readonly string[]) {
  for (const option of options) await group.getByLabel(option, { exact: true }).check()
}
