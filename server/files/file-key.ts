import { randomUUID } from 'node:crypto'

const id = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const keyShape = new RegExp(`^${id}/${id}$`)
const folderShape = new RegExp(`^${id}$`)

/** A new key: the rider's id and a random id. It contains no personal data such as a chosen file name. */
export const newFileKey = (riderId: string): string => `${folderChecked(riderId)}/${randomUUID()}`

export const isFileKey = (text: string): boolean => keyShape.test(text)

/** @throws when it is not a valid key; this includes paths that lead elsewhere */
export function keyChecked(key: string): string {
  if (!isFileKey(key)) throw new Error('files: not a key')
  return key
}

/** @throws when it is not the folder of one rider */
export function folderChecked(folder: string): string {
  if (!folderShape.test(folder)) throw new Error('files: not a folder')
  return folder
}
