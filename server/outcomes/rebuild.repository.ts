import type { Client } from 'pg'

type Owner = Pick<Client, 'query'>

/** A submitted form, sealed, with the wrapped key of its rider. */
export interface SealedForm {
  id: string
  session_id: string
  fitter_id: string
  rider_id: string
  kind: string
  form_version: number
  answers_sealed: Buffer
  wrapped: Buffer
}

/** The forms that follow one by id, superseded ones too. */
export async function listForms(owner: Owner, after: string | null, limit: number): Promise<SealedForm[]> {
  const { rows } = await owner.query<SealedForm>(
    `select s.id, s.session_id, s.fitter_id, s.rider_id, s.kind, s.form_version, s.answers_sealed, k.wrapped
     from submission s join vault_key k on k.holder = s.rider_id
     where $1::uuid is null or s.id > $1 order by s.id limit $2`,
    [after, limit],
  )
  return rows
}

export interface FigureRow {
  submission_id: string
  figure: string
  item: string
  amount: number
}

export async function listFigures(owner: Owner, formIds: readonly string[]): Promise<FigureRow[]> {
  const { rows } = await owner.query<FigureRow>(
    'select submission_id, figure, item, amount::float8 from submission_figure where submission_id = any($1)',
    [formIds],
  )
  return rows
}

export async function deleteFigures(owner: Owner, formId: string): Promise<void> {
  await owner.query('delete from submission_figure where submission_id = $1', [formId])
}

export async function insertFigures(
  owner: Owner,
  { id, session_id, fitter_id, rider_id }: SealedForm,
  rows: readonly FigureRow[],
): Promise<void> {
  await owner.query(
    `insert into submission_figure (submission_id, session_id, fitter_id, rider_id, figure, item, amount)
     select $1, $2, $3, $4, figure, item, amount
     from unnest($5::text[], $6::text[], $7::numeric[]) as f(figure, item, amount)`,
    [
      id,
      session_id,
      fitter_id,
      rider_id,
      rows.map(({ figure }) => figure),
      rows.map(({ item }) => item),
      rows.map(({ amount }) => amount),
    ],
  )
}

/** What was queued, to be recognised when it is done. */
export interface Queued {
  transactionId: string
  fits: number
}

/** Queues every fit, and every row that is there. */
export async function insertAllDue(owner: Owner): Promise<Queued> {
  const { rows } = await owner.query<Queued>(
    `with queued as (
       insert into fit_outcome_due (session_id, rider_id)
         select s.id, s.rider_id from session s join rider r on r.id = s.rider_id
           where s.fitted_at is not null and s.cancelled_at is null and r.erased_at is null
         union select f.session_id, f.rider_id from fit_outcome f
       returning 1)
     select pg_current_xact_id()::text as "transactionId", count(*)::int as fits from queued`,
  )
  return rows[0] ?? { transactionId: '0', fits: 0 }
}

/** How many fits wait that a transaction or an earlier one queued. */
export async function countDue(owner: Owner, transactionId: string): Promise<number> {
  const { rows } = await owner.query<{ waiting: number }>(
    'select count(*)::int as waiting from fit_outcome_due where transaction_id <= $1::text::xid8',
    [transactionId],
  )
  return rows[0]?.waiting ?? 0
}
