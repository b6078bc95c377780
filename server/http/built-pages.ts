import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** What the build of the web says about its pages (web/build/page-files.ts). */
export interface BuiltPages {
  /** The file of the page for each pattern of an address. */
  pages: Record<string, string>
  /** The hashes of the scripts that stand in the pages, for the content security policy. */
  scripts: string[]
}

const builtPages: z.ZodType<BuiltPages> = z.object({
  pages: z.record(z.string(), z.string()),
  scripts: z.array(z.string()),
})

/** Reads what was built at a folder; undefined if nothing was. */
export function readBuiltPages(root: string): BuiltPages | undefined {
  const file = join(root, '.vite/pages.json')
  return existsSync(file) ? builtPages.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined
}
