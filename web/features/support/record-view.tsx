import type { ReactNode } from 'react'
import type support from '#locales/en/support.ts'
import type { CallResponse } from '#web/api/api.ts'
import { useActionWords } from '#web/changes/audit-actions.ts'
import { Card } from '#web/ui/card.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'

type Record = CallResponse<'GET /api/support-accesses/:accessId/record'>

const TIMES = [
  'createdAt',
  'invitedAt',
  'invitationExpiresAt',
  'intakeStartedAt',
  'intakeSubmittedAt',
  'fittedAt',
  'closedAt',
  'cancelledAt',
] as const

function SessionTimes({ session }: { session: Record['session'] }) {
  const { t } = useTranslation('support')
  const format = useFormat()
  const say = (at: string | null) => (at ? format.dateTime(at) : t('session.never'))
  return (
    <Card title={t('session.times')}>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-1">
        {TIMES.map((time) => (
          <div key={time} className="contents">
            <dt className="text-muted">{t(`session.time.${time}`)}</dt>
            <dd>{say(session[time])}</dd>
          </div>
        ))}
        <dt className="text-muted">{t('session.version')}</dt>
        <dd>{session.version}</dd>
      </dl>
    </Card>
  )
}

interface Line {
  id: string
  title: ReactNode
  facts: readonly (string | null)[]
}

function Lines({ title, lines }: { title: string; lines: readonly Line[] }) {
  const { t } = useTranslation('support')
  return (
    <Card title={title}>
      {lines.length === 0 && <p className="text-muted">{t('session.nothing')}</p>}
      <ul>
        {lines.map((line) => (
          <li key={line.id} className="break-words border-line border-b py-2 last:border-b-0">
            <p className="font-medium">{line.title}</p>
            <p className="text-secondary text-muted">{line.facts.filter(Boolean).join(' · ')}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** "submitted 20 Nov 2026, 10:04"; null for what did not happen. */
function useWhen() {
  const { t } = useTranslation('support')
  const format = useFormat()
  return (what: keyof typeof support.session.at, at: string | null) =>
    at && t(`session.at.${what}`, { at: format.dateTime(at) })
}

function useFormLines({ forms, drafts }: Record) {
  const { t } = useTranslation('support')
  const format = useFormat()
  const when = useWhen()
  const size = (bytes: number) => t('session.size', { size: format.number(bytes) })
  return {
    forms: forms.map((form) => ({
      id: form.id,
      title: t('session.form', {
        kind: t(`session.kind.${form.kind}`),
        version: form.formVersion,
        revision: form.revision,
      }),
      facts: [when('submitted', form.submittedAt), when('superseded', form.supersededAt), size(form.size)],
    })),
    drafts: drafts.map((draft) => ({
      id: draft.form,
      title: t('session.draft', { form: draft.formVersion, version: draft.version }),
      facts: [when('saved', draft.savedAt), size(draft.size)],
    })),
    size,
  }
}

function useLines(record: Record) {
  const { t } = useTranslation('support', 'history')
  const actionWords = useActionWords()
  const format = useFormat()
  const when = useWhen()
  const { forms, drafts, size } = useFormLines(record)
  const invitations = record.invitations.map((one) => ({
    id: one.id,
    title: <code>{one.channel}</code>,
    facts: [
      when('created', one.createdAt),
      when('opened', one.openedAt),
      when('expires', one.expiresAt),
      when('withdrawn', one.withdrawnAt),
    ],
  }))
  const followUps = record.followUps.map((one) => ({
    id: one.id,
    title: t('session.followUp', { due: format.date(one.dueOn), end: format.date(one.windowEndsOn) }),
    facts: [when('submitted', one.submittedAt), when('skipped', one.skippedAt)],
  }))
  const photos = record.photos.map((one) => ({
    id: one.id,
    title: t(`session.phase.${one.phase}`),
    facts: [when('created', one.createdAt), when('removed', one.removedAt), size(one.size)],
  }))
  const history = record.history.map((entry) => ({
    id: entry.id,
    title: actionWords(entry.action),
    facts: [format.dateTime(entry.at), t(`history:actor.${entry.actor}`)],
  }))
  return { forms, drafts, invitations, followUps, photos, history }
}

function useMessageLines(messages: Record['messages']): Line[] {
  const { t } = useTranslation('support')
  const when = useWhen()
  return messages.map((one) => ({
    id: one.id,
    title: (
      <code>
        {one.kind} ({one.channel})
      </code>
    ),
    facts: [
      when('due', one.dueAt),
      when('sent', one.sentAt),
      when('dropped', one.droppedAt),
      when('failed', one.failedAt),
      t('session.attempts', { count: one.attempts }),
      one.error && t('session.error', { code: one.error }),
    ],
  }))
}

/** What a session went through: states, times, sizes and codes. */
export function RecordView({ record }: { record: Record }) {
  const { t } = useTranslation('support')
  const lines = useLines(record)
  const messages = useMessageLines(record.messages)
  return (
    <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-2">
      <SessionTimes session={record.session} />
      <Lines title={t('session.forms')} lines={lines.forms} />
      <Lines title={t('session.drafts')} lines={lines.drafts} />
      <Lines title={t('session.invitations')} lines={lines.invitations} />
      <Lines title={t('session.followUps')} lines={lines.followUps} />
      <Lines title={t('session.photos')} lines={lines.photos} />
      <Lines title={t('session.messages')} lines={messages} />
      <Lines title={t('session.history')} lines={lines.history} />
    </div>
  )
}
