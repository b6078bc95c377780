import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** Every file below a folder. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
}

/** The searched files, and in which of them each text was found. */
export interface Search {
  files: number
  bytes: number
  found: Map<string, string[]>
}

/** Searches every byte of every file below a folder. @param needles the bytes to search for, by name */
export async function searchDisk(folder: string, needles: ReadonlyMap<string, Buffer[]>): Promise<Search> {
  const search: Search = { files: 0, bytes: 0, found: new Map() }
  for (const file of await filesBelow(folder)) {
    // PostgreSQL may delete a file between the listing and the reading.
    const content = await readFile(file).catch(() => null)
    if (!content) continue
    search.files += 1
    search.bytes += content.length
    for (const [name, forms] of needles) {
      if (!forms.some((form) => content.includes(form))) continue
      search.found.set(name, [...(search.found.get(name) ?? []), path.relative(folder, file)])
    }
  }
  return search
}
