import type { Change } from '#domain/questionnaires/changes.ts'
import type { Conflict } from '#domain/questionnaires/merge.ts'
import type { Questionnaire } from '#domain/questionnaires/questionnaire.ts'
import { acknowledged, caughtUp, type Draft, decided, type Edit, edited, joined, unsent } from './draft.ts'
import { type DraftServer, type Halt, refusalOf } from './draft-server.ts'
import { sendable } from './sendable.ts'
import { createSender, type Outcome } from './sender.ts'
import { alone, joinTabs, type Word } from './tabs.ts'

/** Where drafts are kept on this device. Each call rejects where the browser keeps nothing. */
export interface Device {
  readDraft(sessionId: string, now: Date): Promise<Draft | null>
  keepDraft(draft: Draft, now: Date): Promise<void>
  dropDraft(sessionId: string): Promise<void>
}

/**
 * `saved`: the server has everything. `saving`: on its way. `kept`: on this device, sent when the server is reached.
 * `barred`: sent but for what must be corrected first. `conflict`: the rider is asked. Else: why nothing is sent.
 */
export type DraftStatus = 'saved' | 'saving' | 'kept' | 'barred' | 'conflict' | Halt

export interface DraftView {
  draft: Draft
  status: DraftStatus
  /** False where the browser keeps nothing: the draft then lives in this tab and with the server. */
  keptOnDevice: boolean
}

export interface DraftStore {
  view(): DraftView
  subscribe(listener: () => void): () => void
  /** What the rider did: shown, kept on the device and told to the other tabs at once, sent a moment later. */
  edit(edit: Edit): void
  decide(conflict: Conflict, choice: 'mine' | 'theirs'): void
  /** Sends at once what is unsent, as the page may be gone in a moment. */
  leave(): void
  /** Tries at once what waits for a connection. */
  retry(): void
  /** Sends what is unsent and asks what other devices did; answers how the draft stands then. */
  settle(): Promise<DraftStatus>
  /** The form was sent: its draft leaves the device and the other tabs. */
  finish(): Promise<void>
  close(): void
}

interface Means {
  draft: Draft
  questionnaire: Questionnaire
  server: DraftServer
  device: Device
  keptOnDevice: boolean
}

/** Writes the newest draft to the device, one write at a time. */
function createKeeper(device: Device, newest: () => Draft, failed: () => void) {
  let waiting = false
  let ended = false
  let writing: Promise<void> | null = null
  const write = async () => {
    while (waiting) {
      waiting = false
      await device.keepDraft(newest(), new Date()).catch(failed)
    }
    writing = null
  }
  return {
    keep(): Promise<void> {
      if (ended) return Promise.resolve()
      waiting = true
      writing ??= write()
      return writing
    },
    /** From now on nothing is written; resolves once the last write is over. */
    async end(): Promise<void> {
      ended = true
      waiting = false
      await writing
    },
  }
}

/** A form being filled in: one per tab and form. */
export function createDraftStore({
  draft: first,
  questionnaire,
  server,
  device,
  keptOnDevice,
}: Means): DraftStore {
  const { sessionId } = first
  const listeners = new Set<() => void>()
  let draft = first
  let halt: Halt | null = null
  let keeps = keptOnDevice
  let shown: DraftView | null = null

  const tell = () => {
    shown = null
    for (const listener of listeners) listener()
  }
  const keeper = createKeeper(
    device,
    () => draft,
    () => {
      keeps = false
      tell()
    },
  )
  const replace = (next: Draft) => {
    draft = next
    void keeper.keep()
    tell()
  }
  const stopFor = (reason: Halt): Outcome => {
    halt = reason
    tell()
    return 'halt'
  }

  async function catchUp(): Promise<Outcome> {
    const held = await server.read(sessionId)
    if (held === null) return stopFor('submitted')
    replace(caughtUp(draft, held))
    return draft.conflicts.length > 0 ? 'halt' : 'again'
  }

  async function afterFailure(error: unknown): Promise<Outcome> {
    const refusal = refusalOf(error)
    if (refusal === 'retry') return 'retry'
    if (refusal !== 'conflict') return stopFor(refusal)
    return catchUp().catch((second: unknown) => {
      const again = refusalOf(second)
      return again === 'retry' || again === 'conflict' ? 'retry' : stopFor(again)
    })
  }

  async function sendOnce(): Promise<Outcome> {
    const list: Change[] = sendable(draft, questionnaire)
    if (list.length === 0) return 'done'
    draft = { ...draft, attempted: [...draft.attempted, ...list] }
    void keeper.keep()
    try {
      const kept = await server.keep(draft, list)
      draft = acknowledged(draft, list, kept)
      tell()
      await keeper.keep()
      tabs.tell({ kind: 'sent', sessionId })
      return sendable(draft, questionnaire).length > 0 ? 'again' : 'done'
    } catch (error) {
      return afterFailure(error)
    }
  }

  /** Another tab may have sent in the meantime: what it wrote to the device is where this one goes on. */
  async function joinDevice(): Promise<void> {
    const kept = await device.readDraft(sessionId, new Date()).catch(() => null)
    if (!kept || kept.version <= draft.version) return
    replace(joined(draft, { version: kept.version, answers: kept.base, savedAt: kept.savedAt }))
  }

  const sender = createSender(
    () =>
      alone(sessionId, async () => {
        await joinDevice()
        return halt ? 'halt' : sendOnce()
      }),
    tell,
  )

  function hear(word: Word): void {
    if (word.kind === 'wiped' || (word.kind === 'submitted' && word.sessionId === sessionId)) {
      sender.stop()
      stopFor(word.kind)
      void keeper.end()
    } else if (word.sessionId !== sessionId || halt) return
    else if (word.kind === 'edit') replace(edited(draft, word.edit))
    else void joinDevice()
  }
  const tabs = joinTabs(hear)

  function statusNow(): DraftStatus {
    if (halt) return halt
    if (draft.conflicts.length > 0) return 'conflict'
    if (unsent(draft).length === 0) return 'saved'
    if (sender.retrying || navigator.onLine === false) return 'kept'
    return sender.busy || sendable(draft, questionnaire).length > 0 ? 'saving' : 'barred'
  }

  if (unsent(draft).length > 0) sender.poke()
  void keeper.keep()

  return {
    view: () => {
      shown ??= { draft, status: statusNow(), keptOnDevice: keeps }
      return shown
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    edit: (edit) => {
      if (halt === 'wiped' || halt === 'submitted') return
      replace(edited(draft, edit))
      tabs.tell({ kind: 'edit', sessionId, edit })
      sender.poke()
    },
    decide: (conflict, choice) => {
      replace(decided(draft, conflict, choice))
      sender.poke()
    },
    leave: () => {
      if (!halt && !sender.busy && unsent(draft).length > 0) void sendOnce()
    },
    retry: () => {
      if (halt === 'refused' || halt === 'signedOut') halt = null
      if (!halt && unsent(draft).length > 0) sender.hurry()
      else tell()
    },
    settle: async () => {
      const outcome = await alone(sessionId, async () => {
        await joinDevice()
        let sent = halt ? 'halt' : await sendOnce()
        while (sent === 'again') sent = await sendOnce()
        return sent === 'done' ? catchUp().catch(afterFailure) : sent
      })
      return outcome === 'retry' ? 'kept' : statusNow()
    },
    finish: async () => {
      sender.stop()
      stopFor('submitted')
      await keeper.end()
      tabs.tell({ kind: 'submitted', sessionId })
      await device.dropDraft(sessionId).catch(() => undefined)
    },
    close: () => {
      sender.stop()
      tabs.close()
    },
  }
}
