import { sheetFaults } from './sheet-faults.mjs'

/**
 * The faults of the sheet of the accessibility guidelines: every criterion of levels A and AA stands in it; those of level
 * AAA that are met may.
 * @param {string} markdown
 * @param {Record<string, string>} criteria the level of each
 * @param {(path: string) => string | null} read the text of a file, '' for a folder, null if it does not exist
 */
export const wcagFaults = (markdown, criteria, read) =>
  sheetFaults(
    markdown,
    {
      levels: new Map(Object.entries(criteria)),
      isRequired: (level) => level !== 'AAA',
      of: 'criterion of WCAG 2.2',
      proven: ['supports', 'partially'],
      explained: ['partially', 'not applicable'],
    },
    read,
  )
