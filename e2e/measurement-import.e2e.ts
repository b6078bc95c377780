import { expectNoViolations } from './harness/axe.ts'
import { expect, test } from './harness/test.ts'
import { saved, value } from './harness/workbench.ts'

test('measurements are imported from a file after a preview, and exported', async ({ workbench: page }) => {
  await page.getByRole('button', { name: 'Import measurements' }).click()
  const dialog = page.getByRole('dialog')
  const paste = dialog.getByLabel('Or paste the text here')
  await paste.fill('phase;key;side;value;unit;reference\nafter;saddle_height;;17,4;m;width_80')
  await expect(dialog.getByRole('alert')).toContainText('Row 2')
  await paste.fill(
    'phase;key;value;unit;reference\nafter;saddle_height;74,2;cm;width_80\nafter;crank_length;140;mm;',
  )
  await expect(dialog.getByRole('table')).toContainText('742 mm')
  await dialog.getByLabel('140 mm is correct').check()
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Import 2 values' }).click()
  await expect(value(page, 'Saddle height, after (mm)')).toHaveValue('742')
  await saved(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^measurements-\d{4}-\d\d-\d\d\.csv$/)
})

test('a file of another system is mapped once, and read at once the next time', async ({
  workbench: page,
}) => {
  const dialog = page.getByRole('dialog')
  const paste = dialog.getByLabel('Or paste the text here')
  const file = (height: string) => `Item;Before;After\nSaddle height (cm);73,5;${height}\nKnee;140;145`
  await page.getByRole('button', { name: 'Import measurements' }).click()
  await paste.fill(file('742'))
  await dialog.getByRole('button', { name: 'Import a file from another system' }).press('Enter')
  const height = dialog.getByRole('group', { name: 'Saddle height (cm)' })
  await expect(height.getByLabel('Unit')).toHaveValue('cm')
  await expect(height.getByText('Choose the point this was measured from.')).toBeVisible()
  await height.getByLabel('Measured from').selectOption('saddle nose')
  const knee = dialog.getByRole('group', { name: 'Knee', exact: true })
  await knee.getByLabel('Measurement').selectOption('Smallest knee flexion, pedalling')
  await knee.getByLabel('Side').selectOption('Left')
  await knee.getByLabel('Angle').selectOption('included angle, 180 is straight')
  await expect(dialog.getByRole('alert')).toContainText('Row 2, “Saddle height (cm)”')
  await paste.fill(file('74,2'))
  await expect(dialog.getByRole('table')).toContainText('35°')
  await dialog.getByLabel('Name of this mapping').fill('The jig')
  await dialog.getByRole('button', { name: 'Save mapping' }).click()
  await expect(dialog.getByRole('button', { name: 'Delete mapping' })).toBeVisible()
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Import 4 values' }).click()
  await expect(value(page, 'Saddle height, after (mm)')).toHaveValue('742')
  await saved(page)

  await page.getByRole('button', { name: 'Import measurements' }).click()
  await paste.fill(file('74,5'))
  await expect(
    dialog.getByText('We recognise this kind of file and read it with your mapping “The jig”.'),
  ).toBeVisible()
  await expect(dialog.getByRole('table')).toContainText('745 mm')
  await dialog.getByRole('button', { name: 'Change mapping' }).click()
  await dialog.getByRole('button', { name: 'Delete mapping' }).click()
  await expect(dialog.getByLabel('Your mappings')).toHaveCount(0)
  // Only the height differs from what was imported before.
  await dialog.getByRole('button', { name: 'Import 1 value' }).click()
  await expect(value(page, 'Saddle height, after (mm)')).toHaveValue('745')
})
