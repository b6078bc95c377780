import { randomUUID } from 'node:crypto'

const id = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const keyShape = new RegExp(`^${id}/${id}$`)
const folderShape = new RegExp(`^${id}$`)

/** A new key: whose file it is, and an id. Nothing of a person's is in it, least of all a name they chose. */
export const newFileKey = (riderId: string): string => `${folderChecked(riderId)}/${randomUUID()}`

export const isFileKey = (text: string): boolean => keyShape.test(text)

/** @throws for anything that is no key; a path that leads elsewhere is none */
export function keyChecked(key: string): string {
  if (!isFileKey(key)) throw new Error('files: not a key')
  return key
}

/** @throws for anything that is not one rider's folder */
export function folderChecked(folder: string): string {
  if (!folderShape.test(folder)) throw new Error('files: not a folder')
  return folder
}
