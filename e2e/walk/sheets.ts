import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { accessibilityLooks, languageLooks, looks, type Result } from './walked.ts'

const docs = join(import.meta.dirname, '../../docs')

const faultsIn = (result: Result) => result.looks.flatMap(({ faults }) => faults)
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

/** One line for each fault of a screen, with the looks in which it appears. */
function faultLines(result: Result): string[] {
  const where = Map.groupBy(
    result.looks.flatMap(({ look, faults }) => faults.map((fault) => ({ look, fault }))),
    ({ fault }) => fault,
  )
  return [...where].map(
    ([fault, all]) =>
      `- ${result.screen} (${result.language}; ${all.map(({ look }) => look).join(', ')}): ` +
      `\`${(fault.split('\n')[0] ?? '').replaceAll('`', "'").slice(0, 300)}\``,
  )
}

/** A row for each screen, in order, with what was seen of it. */
function table(results: readonly Result[], languagesOf: (of: readonly Result[]) => string): string[] {
  const ordered = results.toSorted((one, other) => one.screen.localeCompare(other.screen, 'en'))
  const rows = [...Map.groupBy(ordered, ({ screen }) => screen)].map(([screen, of]) => {
    const seen = sum(of.map((each) => each.looks.length))
    return `| \`${screen}\` | ${languagesOf(of)} | ${seen} | ${new Set(of.flatMap(faultsIn)).size} |`
  })
  const found = ordered.flatMap(faultLines)
  return [
    '| Screen | Languages | Looks | Faults |',
    '| --- | --- | --- | --- |',
    ...rows,
    ...(found.length > 0 ? ['', '## Faults', '', ...found] : []),
  ]
}

/** How much was seen, and how much of it is built like that still. */
function summary(results: readonly Result[], isCurrent: (result: Result) => boolean): string {
  const seen = sum(results.map((each) => each.looks.length))
  const faults = sum(results.map((each) => faultLines(each).length))
  return (
    `${results.length} screens and languages, ${seen} looks, ${faults} faults. ` +
    `${results.filter(isCurrent).length} of the latest build, the others of earlier ones.`
  )
}

const SCREENS = `# Screen sheet

Written by \`npm run check:screens\`, which starts the demo and looks at every screen: at 360, 768, 1024 and 1280 px,
each in light and dark, at 200 % zoom and in print, in English and in the pseudo-language, whose words are longer than
those of any language. Each look checks that nothing overflows sideways, that no text is cut off or hidden while it
loads, that no key is shown in place of its text, that axe finds no violation of WCAG 2.2 AA, and that the browser
reports nothing. How the screens look in every language is in [language-sheet.md](language-sheet.md).
`

const LANGUAGES = `# Language sheet

Written by \`npm run check:screens\`, which starts the demo and looks at every screen in every language at 360, 768 and
1280 px. Each look checks that nothing overflows sideways; that no text is cut off, leaves its box, ends with an ellipsis,
stands on another or is broken within a word; that none is English or a key in place of its text; and that the browser
reports nothing. How the screens look in light and dark, enlarged and printed is in [screen-sheet.md](screen-sheet.md).
`

const ACCESSIBILITY = `# Accessibility sheet

Written by \`npm run check:screens -- accessibility.ts\`, which starts the demo and looks at every screen in English, Thai,
Japanese (those of them that are offered) and the pseudo-language:

- at 360, 768 and 1280 px, each in light, dark and forced colours: axe finds no violation of WCAG 2.2 AA. Dark and forced
  colours change colours only, so there it judges the contrast;
- at 200 % and 400 % of a window of 1280 × 1024, which is 320 px wide then, and with the text spacing of WCAG 1.4.12 at 360
  and 1280 px: nothing overflows sideways, no text is cut off or hidden;
- at 360 and 1280 px: everything that can be pressed is at least 24 × 24 px, but links within sentences.
`

/** Writes the sheets of the latest look at every screen. A walk that has seen nothing leaves its sheet as it is. */
export function writeSheets(): void {
  const names = (of: readonly Result[]) =>
    of
      .map(({ language }) => language)
      .toSorted()
      .join(', ')
  const sheets = [
    { file: 'screen-sheet.md', head: SCREENS, kept: looks, languagesOf: names },
    { file: 'accessibility-sheet.md', head: ACCESSIBILITY, kept: accessibilityLooks, languagesOf: names },
    {
      file: 'language-sheet.md',
      head: LANGUAGES,
      kept: languageLooks,
      languagesOf: (of: readonly Result[]) => String(of.length),
    },
  ]
  for (const { file, head, kept, languagesOf } of sheets) {
    const all = kept.latest()
    if (all.length === 0) continue
    const lines = [head, summary(all, (each) => kept.isCurrent(each)), '', ...table(all, languagesOf), '']
    writeFileSync(join(docs, file), lines.join('\n'))
  }
}
