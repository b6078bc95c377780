import { BlobReader, TextWriter, ZipReader } from '@zip.js/zip.js'
import { copyToolsOf } from '../copy-tools.ts'
import { makeNextCopy } from '../data-download/make-copy.ts'
import type { Caller } from './test-api.ts'
import type { TestApp } from './test-app.ts'

/** Makes all copies that wait. @throws what made one fail */
export async function makeCopies(t: TestApp, isStopping = () => false): Promise<void> {
  const maker = { database: t.database, tools: copyToolsOf(t.context), now: t.clock.now, isStopping }
  for (;;) {
    const turn = await makeNextCopy(maker)
    if (!turn.made) return
    if (turn.failure) throw turn.failure
  }
}

/** The texts of an archive's files by their names; of pictures and documents, bytes read as text. */
export async function unpacked(archive: Buffer): Promise<Map<string, string>> {
  const reader = new ZipReader(new BlobReader(new Blob([new Uint8Array(archive)])), { useWebWorkers: false })
  const files = new Map<string, string>()
  for (const entry of await reader.getEntries())
    if (!entry.directory) files.set(entry.filename, await entry.getData(new TextWriter()))
  await reader.close()
  return files
}

/** Asks for a person's copy, makes it and fetches it. */
export async function copyOf(t: TestApp, who: Caller): Promise<Map<string, string>> {
  const asked = await t.api.as(who).call('POST /api/account/download')
  if (asked.status !== 202) throw new Error(`copies: asking answered ${asked.raw}`)
  await makeCopies(t)
  const fetched = await t.api.as(who).call('GET /api/account/download/file')
  if (fetched.status !== 200) throw new Error(`copies: fetching answered ${fetched.raw}`)
  return unpacked(fetched.bytes)
}
