import { intake } from '#domain/forms/intake.ts'
import { sameJson } from '#domain/json/json.ts'
import { validate } from '#domain/questionnaires/validate.ts'
import { visibleAnswers } from '#domain/questionnaires/visible-answers.ts'
import { draftRefusal } from '../draft-places.ts'
import type { DraftStore } from '../draft-store.ts'
import { after } from './chance.ts'
import type { FakeBrowser, Tab } from './fake-browser.ts'

type Attempt = 'sent' | 'wait' | 'stop'

/** The submission is the earlier one if its content is the same. */
function press(store: DraftStore, today: string): void {
  const { submission, answers } = store.view().draft
  const visible = visibleAnswers(intake, answers, today)
  if (submission && sameJson(submission.answers, visible)) return
  const content = { answers: visible, today, language: 'en', timeZone: 'Europe/Lisbon' }
  store.edit({ submission: { key: crypto.randomUUID(), ...content } })
}

async function attempt(browser: FakeBrowser, tab: Tab, store: DraftStore): Promise<Attempt> {
  const status = await store.sendAll()
  if (status === 'submitted') return 'sent'
  if (status === 'kept') return 'wait'
  const today = browser.today()
  if (status !== 'saved' || validate(intake, store.view().draft.answers, today).length > 0) return 'stop'
  press(store, today)
  try {
    await browser.submit(tab)
    return 'sent'
  } catch (error) {
    const refusal = draftRefusal(error)
    if (refusal === 'submitted') return 'sent'
    if (refusal === 'retry') return 'wait'
    store.edit({ submission: null })
    return 'stop'
  }
}

/**
 * Submits in a tab as the wizard does: waits for the server as long as it takes, unless the form cannot be submitted.
 */
export async function pressSend(browser: FakeBrowser, tab: Tab): Promise<void> {
  const { store } = tab
  if (!store) return
  let outcome = await attempt(browser, tab, store)
  while (outcome === 'wait') {
    press(store, browser.today())
    await after(5000)
    if (!tab.alive) return
    outcome = await attempt(browser, tab, store)
  }
  if (outcome !== 'sent') return
  await store.finish()
  tab.sent = true
}
