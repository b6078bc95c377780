/**
 * @typedef {{ id: string, level: string, state: string, shown: string }} Line
 *
 * @typedef {object} Sheet what a sheet is compared with
 * @property {ReadonlyMap<string, string>} levels the level of every requirement that may stand in it
 * @property {(level: string) => boolean} isRequired whether a requirement of a level must stand in it
 * @property {string} of what its requirements are, such as “requirement of level 1 or 2”
 * @property {readonly string[]} proven the states for which a file or test is evidence
 * @property {readonly string[]} explained the states that need a reason
 */

/** A reason or a description of what is missing has at least this many characters. */
const SHORTEST_REASON = 15
/** A path in backticks: it has a slash, or ends like a file. A test in quotation marks may follow it. */
const evidence = /`((?:[\w.-]+\/)+[\w.-]*|[\w.-]+\.(?:ts|tsx|mjs|json|md))`(?:: “([^”]+)”)?/g
const row = /^\| (\d+\.\d+\.\d+) \| ([^|]*) \| ([^|]*) \| ([^|]*) \| (.*) \|$/

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

/** What a line's state asks for and the line does not have. @param {Line} line @param {Sheet} sheet */
function faultsOfState({ id, state, shown }, { proven, explained }) {
  const states = [...new Set([...proven, ...explained])]
  return [
    ...(states.includes(state) ? [] : [`${id} has the state “${state}”: use ${states.join(', ')}`]),
    ...(states.includes(state) && !explained.includes(state) ? [] : tooShort(id, state, shown)),
    ...(proven.includes(state) && shown.match(evidence) === null
      ? [`${id} is ${state}, and no file or test shows it`]
      : []),
  ]
}

/** @param {string} id @param {string} state @param {string} shown */
const tooShort = (id, state, shown) => (shown.length >= SHORTEST_REASON ? [] : [`${id} is ${state}: say why`])

/** @param {Line} line @param {Sheet} sheet @param {(path: string) => string | null} read */
function faultsOfLine(line, sheet, read) {
  const { id, level, shown } = line
  const known = sheet.levels.get(id)
  if (known === undefined) return [`${id} is no ${sheet.of}`]
  return [
    ...(known === level ? [] : [`${id} is of level ${known}, not ${level}`]),
    ...faultsOfState(line, sheet),
    ...missingEvidence(shown, read).map((fault) => `${id}: ${fault}`),
  ]
}

/**
 * The faults of a sheet with a line for each requirement of a standard.
 * @param {string} markdown
 * @param {Sheet} sheet
 * @param {(path: string) => string | null} read the text of a file, '' for a folder, null if it does not exist
 */
export function sheetFaults(markdown, sheet, read) {
  const lines = linesOf(markdown)
  const ids = lines.map(({ id }) => id)
  const required = [...sheet.levels].filter(([, level]) => sheet.isRequired(level)).map(([id]) => id)
  return [
    ...required.filter((id) => !ids.includes(id)).map((id) => `${id} is missing`),
    ...ids.filter((id, place) => ids.indexOf(id) !== place).map((id) => `${id} stands here twice`),
    ...lines.flatMap((line) => faultsOfLine(line, sheet, read)),
  ]
}
