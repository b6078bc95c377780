/** The first lines of a generated page. */
export const pageHead = (title: string, source: string): string =>
  `<!-- Made by \`npm run generate\` from ${source}. Change it there. -->\n\n# ${title}\n`

const cell = (text: string): string => text.replaceAll('|', '\\|')

/** A table. Every row has as many cells as the head. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

export const code = (text: string): string => `\`${text}\``
