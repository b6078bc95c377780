import { sheetFaults } from './sheet-faults.mjs'

/** @typedef {Record<string, { 1: number[], 2: number[] }>} Requirements the numbers in each section, by level */

/** The id and level of every requirement. @param {Requirements} requirements @returns {Map<string, string>} */
const levelsOf = (requirements) =>
  new Map(
    Object.entries(requirements).flatMap(([section, levels]) =>
      Object.entries(levels).flatMap(([level, numbers]) =>
        numbers.map((number) => /** @type {[string, string]} */ ([`${section}.${number}`, level])),
      ),
    ),
  )

/**
 * The faults of the sheet of the verification standard.
 * @param {string} markdown
 * @param {Requirements} requirements
 * @param {(path: string) => string | null} read the text of a file, '' for a folder, null if it does not exist
 */
export const asvsFaults = (markdown, requirements, read) =>
  sheetFaults(
    markdown,
    {
      levels: levelsOf(requirements),
      isRequired: () => true,
      of: 'requirement of level 1 or 2',
      proven: ['met', 'open'],
      explained: ['open', 'not applicable'],
    },
    read,
  )
