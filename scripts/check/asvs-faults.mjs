/**
 * @typedef {Record<string, { 1: number[], 2: number[] }>} Requirements the numbers in each section, by level
 * @typedef {{ id: string, level: string, state: string, shown: string }} Line
 */

const STATES = ['met', 'open', 'not applicable']
/** A reason or a description of what is missing has at least this many characters. */
const SHORTEST_REASON = 15
/** A path in backticks: it has a slash, or ends like a file. A test in quotation marks may follow it. */
const evidence = /`((?:[\w.-]+\/)+[\w.-]*|[\w.-]+\.(?:ts|tsx|mjs|json|md))`(?:: “([^”]+)”)?/g
const row = /^\| (\d+\.\d+\.\d+) \| ([^|]*) \| ([^|]*) \| ([^|]*) \| (.*) \|$/

/** The id and level of every requirement. @param {Requirements} requirements @returns {Map<string, string>} */
const levelsOf = (requirements) =>
  new Map(
    Object.entries(requirements).flatMap(([section, levels]) =>
      Object.entries(levels).flatMap(([level, numbers]) =>
        numbers.map((number) => /** @type {[string, string]} */ ([`${section}.${number}`, level])),
      ),
    ),
  )

/** The lines of the sheet's tables. @param {string} sheet @returns {Line[]} */
const linesOf = (sheet) =>
  sheet.split('\n').flatMap((text) => {
    const [, id = '', level = '', , state = '', shown = ''] = row.exec(text) ?? []
    return id === '' ? [] : [{ id, level, state, shown }]
  })

/**
 * The files and tests that a text names in backticks and that do not exist.
 * @param {string} text
 * @param {(path: string) => string | null} read the text of a file, '' for a folder, null if it does not exist
 */
export const missingEvidence = (text, read) =>
  [...text.matchAll(evidence)].flatMap(([, file = '', test]) => {
    const found = read(file)
    if (found === null) return [`${file} does not exist`]
    return test && !found.includes(test) ? [`${file} has no test “${test}”`] : []
  })

/** The faults of what a line names as evidence. @param {Line} line @param {(path: string) => string | null} read */
function faultsOfEvidence({ id, state, shown }, read) {
  if (state !== 'not applicable' && shown.match(evidence) === null)
    return [`${id} is ${state}, and no file or test shows it`]
  return missingEvidence(shown, read).map((fault) => `${id}: ${fault}`)
}

/** @param {Line} line @param {Map<string, string>} levels @param {(path: string) => string | null} read */
function faultsOfLine(line, levels, read) {
  const { id, level, state, shown } = line
  const known = levels.get(id)
  if (known === undefined) return [`${id} is no requirement of level 1 or 2`]
  return [
    ...(known === level ? [] : [`${id} is of level ${known}, not ${level}`]),
    ...(STATES.includes(state) ? [] : [`${id} has the state “${state}”: use ${STATES.join(', ')}`]),
    ...(state === 'met' || shown.length >= SHORTEST_REASON ? [] : [`${id} is ${state}: say why`]),
    ...faultsOfEvidence(line, read),
  ]
}

/**
 * The faults of the sheet of the verification standard.
 * @param {string} sheet its Markdown
 * @param {Requirements} requirements
 * @param {(path: string) => string | null} read the text of a file, '' for a folder, null if it does not exist
 */
export function asvsFaults(sheet, requirements, read) {
  const levels = levelsOf(requirements)
  const lines = linesOf(sheet)
  const ids = lines.map(({ id }) => id)
  return [
    ...[...levels.keys()].filter((id) => !ids.includes(id)).map((id) => `${id} is missing`),
    ...ids.filter((id, place) => ids.indexOf(id) !== place).map((id) => `${id} stands here twice`),
    ...lines.flatMap((line) => faultsOfLine(line, levels, read)),
  ]
}
