import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { OperatorProblem } from '../operator-problem.ts'

const noteSchema = z.object({
  /** The end of the invented history; null while the practice is made. */
  historyEndsAt: z.iso.datetime().nullable(),
})

const noteIn = (folder: string) => join(folder, 'demo.json')

async function readNote(folder: string): Promise<z.infer<typeof noteSchema> | null> {
  try {
    return noteSchema.parse(JSON.parse(await readFile(noteIn(folder), 'utf8')))
  } catch {
    return null
  }
}

/** Notes the end of the history, once the practice is complete; null before. */
export async function noteHistory(folder: string, endsAt: Date | null): Promise<void> {
  await writeFile(noteIn(folder), JSON.stringify({ historyEndsAt: endsAt?.toISOString() ?? null }))
}

async function empty(folder: string): Promise<void> {
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true, force: true })
}

/** How old a history may become before a demo that nobody can change is made anew, in ms. */
export const FRESH_FOR_MS = 7 * 86_400_000

/**
 * Looks at a demo's folder. A practice that was not completed is removed, and so is one that is to be made anew: on
 * request, or because nobody can have entered anything and it has become old.
 * @returns when the history of the practice ends; null if the folder is empty now
 * @throws OperatorProblem when the folder holds something else
 */
export async function openDemoFolder(
  folder: string,
  { reset, readOnly }: { reset: boolean; readOnly: boolean },
  now: Date,
): Promise<Date | null> {
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.'))
  const note = await readNote(folder)
  if (names.length > 0 && !note)
    throw new OperatorProblem(
      `The demo does not touch ${folder}, because it did not make it. Move it away, or set DATA_DIR to another folder.`,
    )
  const endsAt = note?.historyEndsAt ? new Date(note.historyEndsAt) : null
  const isOld = endsAt !== null && now.getTime() - endsAt.getTime() > FRESH_FOR_MS
  if (endsAt && !reset && !(isOld && readOnly)) return endsAt
  await empty(folder)
  await noteHistory(folder, null)
  return null
}
