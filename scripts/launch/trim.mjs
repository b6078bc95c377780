import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

/**
 * Parts of packages that no command reads: Node's headers for compiling modules and its manuals, and the cuts of fonts
 * that neither the web nor a PDF uses. Both use upright ones of variable weight alone (server/documents/fonts/slices.ts).
 * Nothing here is a package of its own, so npm does not miss it.
 */
const UNUSED_FOLDERS = ['include', 'share']
const USED_FONT = /-wght-normal\.woff2$/
const FONTS = 'node_modules/@fontsource-variable'

/**
 * Removes the parts of the installed packages that nothing uses, about a seventh of their size.
 * @param {string} root
 */
export function trimPackages(root) {
  const node = path.join(root, 'node_modules', `node-${process.platform}-${process.arch}`)
  for (const folder of UNUSED_FOLDERS) rmSync(path.join(node, folder), { recursive: true, force: true })
  for (const family of namesIn(path.join(root, FONTS))) {
    const folder = path.join(root, FONTS, family, 'files')
    for (const file of namesIn(folder)) if (!USED_FONT.test(file)) rmSync(path.join(folder, file))
  }
}

/** @param {string} folder */
const namesIn = (folder) => (existsSync(folder) ? readdirSync(folder) : [])
