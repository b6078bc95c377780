/** A built file and the files it needs. */
export interface BuiltFile {
  fileName: string
  /** The modules of a chunk. */
  modules: readonly string[]
  imports: readonly string[]
  styles: readonly string[]
}

/** The program, and every module of the forms, the welcome screen, the notice and the start page. */
const roots =
  /\/(?:web\/(?:main|guest|app\/app|app\/pages\/start\/start-page)\.tsx|web\/form\/[\w-]+\.tsx?|web\/ui\/date-calendar\.tsx|web\/privacy-notice\/notice-modal\.tsx|web\/features\/(?:(?:intake|welcome)\/[\w-]+|follow-ups\/(?:follow-up-page|find-follow-up))\.tsx)$/
/** The session workbench with all its tabs, and its shell. */
const workbenchRoots =
  /\/web\/(?:app\/pages\/session\/[\w-]+|app\/shells\/fitter-shell|features\/sessions\/(?:[\w-]+\/[\w-]+-tab|measurements\/(?:import-dialog|estimates|saddles\/saddle-library)))\.tsx$/
const workbenchTexts =
  'alerts|course|errors|estimate|followUpPages|history|importMapping|interventions|measurements|report|saddles|sessions|submissions|support'
/** Texts of these pages. English, the fallback, is cached at once; other languages when they are used. */
const texts =
  'common|course|errors|followUp|followUpPages|frame|frameOpening|intake|intakeOpening|interruptions|invite|measurements|notice|review|start|thankYou|zoneDetails'
/** The font file for English and most other languages. Files with other letters are cached when they are used. */
const mainFace = /^assets\/inter-latin-wght-normal-/
const anyFace = /^assets\/inter-/
/** The styles, which every page names. */
const styles = /^assets\/styles-/
/** Files with a fixed name, next to the page. */
const beside = ['index.html', 'guest.html', 'manifest.webmanifest', 'favicon.svg']

function reachable(files: readonly BuiltFile[], roots: RegExp): Set<string> {
  const byName = new Map(files.map((file) => [file.fileName, file]))
  const found = new Set<string>()
  const visit = (name: string) => {
    const file = byName.get(name)
    if (!file || found.has(name)) return
    found.add(name)
    for (const style of file.styles) found.add(style)
    for (const each of file.imports) visit(each)
  }
  for (const file of files) if (file.modules.some((module) => roots.test(module))) visit(file.fileName)
  return found
}

/** The files with English texts, which are the fallback for missing translations. */
function english(files: readonly BuiltFile[], namespaces: string): string[] {
  const file = new RegExp(`/locales/(?:en|openings)/(?:${namespaces})\\.ts$`)
  return files
    .filter(({ modules }) => modules.some((module) => file.test(module)))
    .map(({ fileName }) => fileName)
}

export interface KeptFiles {
  /** Cached when the worker is installed: everything the forms need. */
  kept: string[]
  /** What a fitter's workbench also needs. It is cached on devices where a workbench was opened. */
  workbench: string[]
  /** Other fonts, cached when they are first used. */
  used: string[]
  /** A pattern of the addresses of texts in other languages, which are cached when they are first used. */
  texts: string
}

/** Which built files are cached in the browser. Other pages and the API are never cached. */
export function formFiles(files: readonly BuiltFile[]): KeptFiles {
  const names = files.map(({ fileName }) => fileName)
  const kept = new Set([
    ...beside,
    ...reachable(files, roots),
    ...english(files, texts),
    ...names.filter((name) => mainFace.test(name) || styles.test(name)),
  ])
  const fitters = [...reachable(files, workbenchRoots), ...english(files, workbenchTexts)]
  const workbench = new Set(fitters.filter((name) => !kept.has(name)))
  const used = names.filter((name) => anyFace.test(name) && !kept.has(name) && !workbench.has(name))
  const addresses = (list: Iterable<string>) => [...list].sort().map((name) => `/${name}`)
  return {
    kept: addresses(kept),
    workbench: addresses(workbench),
    used: addresses(used),
    texts: `^/assets/texts-\\w+/[\\w-]+/(?:${texts}|${workbenchTexts})\\.json$`,
  }
}
