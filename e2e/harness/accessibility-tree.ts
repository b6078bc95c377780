import { expect, type Page } from '@playwright/test'
import { ZONE } from './zone.ts'

/** What differs from run to run, with what stands in its place. The order matters. */
const CHANGING: readonly [RegExp, string][] = [
  [/^\s*- \/url: .*\n?/gm, ''],
  // Announcements leave after five seconds.
  [/^- status:\n(?: {2}.*\n)+/gm, '- status\n'],
  [/\b[\w.+-]+@[\w-]+(\.[\w-]+)+\b/g, '{address}'],
  [/https?:\/\/\S+/g, '{link}'],
  [
    /\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? )?\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b\.?(?: \d{4})?(?:(?:,| at) \d{1,2}:\d{2})?/g,
    '{date}',
  ],
  [/\b\d{1,2}:\d{2}\b/g, '{time}'],
  // By night a mail waits for the morning.
  [/(?:Will be sent|Sending to|Sent) .*$/gm, '{mailed}'],
  [/\b(?:now|\d+ (?:second|minute)s? ago)(?= New link|":?$|$)/gm, '{ago}'],
  [/(?:Saving…|Saved \{ago\}|Saves automatically)$/gm, '{saved}'],
  [/Submissions \d+ unread/g, 'Submissions'],
  [/\b3\d years old\b|(?<=definition: )"3\d"$/gm, '{age}'],
  [/\b\d{4}\b/g, '{year}'],
]

/**
 * The accessibility tree of a page as a screen reader gets it, one line for each element. Dates, addresses, the time
 * zone and the names that are given are replaced, so that it is the same in every run.
 */
async function treeOf(page: Page, names: Readonly<Record<string, string>>): Promise<string> {
  let tree = await page.locator('body').ariaSnapshot()
  for (const [name, stands] of Object.entries(names)) tree = tree.replaceAll(name, stands)
  // Which zone it is depends on the hour. Pages show its name with spaces.
  tree = tree.replaceAll(ZONE, '{zone}').replaceAll(ZONE.replaceAll('_', ' '), '{zone}')
  for (const [changing, stands] of CHANGING) tree = tree.replaceAll(changing, stands)
  return `${tree}\n`
}

/**
 * Expects the tree that was recorded and judged (docs/accessibility.md). `npm test -- e2e e2e/accessibility-trees
 * --update-snapshots` records it anew, to be judged again.
 */
export async function expectJudgedTree(
  page: Page,
  name: string,
  names: Readonly<Record<string, string>>,
): Promise<void> {
  expect.soft(await treeOf(page, names)).toMatchSnapshot(`${name}.txt`)
}
