/** One built file, as far as it matters which others it needs. */
export interface BuiltFile {
  fileName: string
  /** The source module a chunk is about. */
  facade: string | null
  imports: readonly string[]
  styles: readonly string[]
}

/** The program, and everything that is a file of its own of the forms, the welcome screen and the notice. */
const roots =
  /\/(?:index\.html|web\/main\.tsx|web\/form\/[\w-]+\.tsx?|web\/features\/(?:(?:intake|welcome)\/[\w-]+|follow-ups\/follow-up-page|legal\/notice-modal)\.tsx)$/
/** Texts of these pages: English, which shows through, is kept at once; other languages when they are shown. */
const texts =
  /^assets\/texts-([\w-]+?)-(?:common|errors|followUps?|frame|intake|interruptions|invite|measurements|notice|thankYou)-/
/** The face of English and most others; the further letters when they are used. */
const mainFace = /^assets\/inter-latin-wght-normal-/
const anyFace = /^assets\/inter-/
/** Files with a fixed name beside the page. */
const beside = ['index.html', 'theme.js', 'favicon.svg']

function reachable(files: readonly BuiltFile[]): Set<string> {
  const byName = new Map(files.map((file) => [file.fileName, file]))
  const found = new Set<string>()
  const visit = (name: string) => {
    const file = byName.get(name)
    if (!file || found.has(name)) return
    found.add(name)
    for (const style of file.styles) found.add(style)
    for (const each of file.imports) visit(each)
  }
  for (const file of files) if (file.facade !== null && roots.test(file.facade)) visit(file.fileName)
  return found
}

/**
 * Which built files make the form: kept when the worker is installed, and kept when they were used once. Nothing of the
 * fitter's side, of other pages or of the API is among them.
 */
export function formFiles(files: readonly BuiltFile[]): { kept: string[]; used: string[] } {
  const names = files.map(({ fileName }) => fileName)
  const kept = new Set([
    ...beside,
    ...reachable(files),
    ...names.filter((name) => texts.exec(name)?.[1] === 'en' || mainFace.test(name)),
  ])
  const used = names.filter((name) => (texts.test(name) || anyFace.test(name)) && !kept.has(name))
  const address = (name: string) => `/${name}`
  return { kept: [...kept].sort().map(address), used: used.sort().map(address) }
}
