import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from 'pg'
import { questionnaireOf } from '#domain/forms/registry.ts'
import { figures } from '#domain/questionnaires/figures.ts'
import { inOwnerTransaction } from '../database/owner-transaction.ts'
import { openAnswers, questionnaireKind } from '../forms/sealed-answers.ts'
import type { Vault } from '../vault/vault.ts'
import type { Derived } from './derive-due.ts'
import {
  countDue,
  deleteFigures,
  type FigureRow,
  insertAllDue,
  insertFigures,
  listFigures,
  listForms,
  type SealedForm,
} from './rebuild.repository.ts'

const FORMS_AT_ONCE = 500
/** How long to wait while another process derives outcomes, in ms. */
const TURN_MS = 100

type Owner = Pick<Client, 'query'>

/** The figures that a form's answers give. @throws when its version is unknown, or its rider's key does not open it */
function figuresOf(form: SealedForm, vault: Vault): FigureRow[] {
  const questionnaire = questionnaireOf(questionnaireKind(form.kind), form.form_version)
  if (!questionnaire) throw new Error(`form ${form.id} has version ${form.form_version}, which is unknown`)
  const key = vault.holderKey(form.rider_id, form.wrapped)
  const answers = openAnswers(key, { submission: form.id }, form.answers_sealed)
  return figures(questionnaire, answers).map(({ name, option, value }) => ({
    submission_id: form.id,
    figure: name,
    item: option ?? '',
    amount: value,
  }))
}

const sorted = (rows: readonly FigureRow[]): string =>
  JSON.stringify(rows.map(({ figure, item, amount }) => [figure, item, amount]).toSorted())

/** Replaces the figures of a form if they are not those of its answers. @returns whether they were not */
async function correct(
  owner: Owner,
  form: SealedForm,
  stored: readonly FigureRow[],
  vault: Vault,
): Promise<boolean> {
  const right = figuresOf(form, vault)
  if (sorted(right) === sorted(stored)) return false
  await inOwnerTransaction(owner, async () => {
    await deleteFigures(owner, form.id)
    await insertFigures(owner, form, right)
  })
  return true
}

/** What a comparison of all forms found. */
export interface ComparedForms {
  forms: number
  /** Forms whose figures were not those of the answers, and were replaced. */
  corrected: number
}

/** Opens every submitted form and compares its figures with its answers. */
export async function rebuildFigures(owner: Owner, vault: Vault): Promise<ComparedForms> {
  const compared: ComparedForms = { forms: 0, corrected: 0 }
  let last: string | null = null
  for (;;) {
    const forms: SealedForm[] = await listForms(owner, last, FORMS_AT_ONCE)
    const ids = forms.map(({ id }) => id)
    const stored = Map.groupBy(await listFigures(owner, ids), (row) => row.submission_id)
    for (const form of forms)
      if (await correct(owner, form, stored.get(form.id) ?? [], vault)) compared.corrected += 1
    compared.forms += forms.length
    if (forms.length < FORMS_AT_ONCE) return compared
    last = ids.at(-1) ?? null
  }
}

/**
 * Derives the outcomes of all fits again. It may be interrupted: what is queued then, a server derives.
 * @param deriveBatch derives some queued outcomes
 * @returns how many fits were queued
 */
export async function rebuildOutcomes(owner: Owner, deriveBatch: () => Promise<Derived>): Promise<number> {
  const { transactionId, fits } = await insertAllDue(owner)
  while ((await countDue(owner, transactionId)) > 0) {
    const { busy } = await deriveBatch()
    if (busy) await wait(TURN_MS)
  }
  return fits
}
