import type { Factor, GoTrueClient, User } from '@supabase/auth-js'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Role } from '#domain/roles.ts'
import { EnrolFactor } from '#web/second-factor/enrol-factor.tsx'
import {
  type BegunFactor,
  beginFactor,
  factorIsAsked,
  newRecoveryCodes,
  recoveryCodesLeft,
  removeFactor,
} from '#web/second-factor/factor-calls.ts'
import { RecoveryCodes } from '#web/second-factor/recovery-codes.tsx'
import { FormProblem } from '#web/sign-in-client/form-problem.tsx'
import { openHosted } from '#web/sign-in-client/hosted-client.ts'
import { announce } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { Pill } from '#web/ui/card.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { FactorUnproven } from './factor-unproven.ts'
import { SecurityDialog } from './security-dialog.tsx'
import { DoneNote, SecurityRow } from './security-row.tsx'
import { useEmbedded } from './use-embedded.ts'
import { useSecurityWork } from './use-security-work.ts'
import { readUserAgain } from './use-sign-in-user.ts'

const codesKey = ['sign-in-service', 'recovery-codes']

/** What the row shows instead of its buttons. */
type Open =
  | { kind: 'enrol'; client: GoTrueClient; begun: BegunFactor }
  | { kind: 'codes'; codes: readonly string[] }
  | null

function CodesLeft({ authUrl }: { authUrl: string }) {
  const { t } = useTranslation('security')
  const queryClient = useQueryClient()
  const { data: left } = useQuery({
    queryKey: codesKey,
    queryFn: async () => recoveryCodesLeft(await openHosted(queryClient), authUrl),
    staleTime: 0,
  })
  if (left === undefined) return null
  if (left === 0) return <p className="font-medium text-coral-text">{t('factor.noCodesLeft')}</p>
  return <p>{t('factor.codesLeft', { count: left })}</p>
}

interface OffProps {
  role: Role
  onSetUp(client: GoTrueClient, begun: BegunFactor): void
}

function Off({ role, onSetUp }: OffProps) {
  const { t } = useTranslation('security')
  const { problem, problemAt, busy, run } = useSecurityWork()
  return (
    <>
      <p>{t(role === 'fitter' ? 'factor.fitterText' : 'factor.text')}</p>
      <FormProblem text={problem ? problemAt(problem.place) : undefined} />
      <Button
        kind={role === 'fitter' ? 'primary' : 'quiet'}
        className="justify-self-start"
        busy={busy}
        onClick={() => void run(async (hosted) => onSetUp(hosted, await beginFactor(hosted)))}
      >
        {t('factor.setUp')}
      </Button>
    </>
  )
}

function TurnOff({ factor, onDone }: { factor: Factor; onDone(): void }) {
  const { t } = useTranslation('security')
  const work = useSecurityWork()
  const [asking, setAsking] = useState(false)
  const turnOff = async () => {
    const done = await work.run(async (hosted) => {
      if (await factorIsAsked(hosted)) throw new FactorUnproven()
      await removeFactor(hosted, factor.id)
    })
    if (!done) return
    setAsking(false)
    onDone()
  }
  return (
    <>
      <Button kind="text" size="small" onClick={() => setAsking(true)}>
        {t('factor.turnOff')}
      </Button>
      <SecurityDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('factor.offTitle')}
        action={t('factor.turnOff')}
        work={work}
        onConfirm={() => void turnOff()}
      >
        {t('factor.offText')}
      </SecurityDialog>
    </>
  )
}

interface OnProps {
  factor: Factor
  role: Role
  onCodes(codes: readonly string[]): void
  onOff(): void
}

function On({ factor, role, onCodes, onOff }: OnProps) {
  const { t } = useTranslation('security')
  const authUrl = useEmbedded()
  const { problem, problemAt, busy, run } = useSecurityWork()
  const makeCodes = () =>
    void run(async (hosted) => {
      if (await factorIsAsked(hosted)) throw new FactorUnproven()
      if (authUrl) onCodes(await newRecoveryCodes(hosted, authUrl))
    })
  return (
    <>
      {authUrl && <CodesLeft authUrl={authUrl} />}
      {role === 'support' && <p className="text-muted">{t('factor.required')}</p>}
      <FormProblem text={problem ? problemAt(problem.place) : undefined} />
      <div className="flex flex-wrap gap-3">
        {authUrl && (
          <Button kind="quiet" size="small" busy={busy} onClick={makeCodes}>
            {t('factor.newCodes')}
          </Button>
        )}
        {role !== 'support' && <TurnOff factor={factor} onDone={onOff} />}
      </div>
    </>
  )
}

function State({ factor, role }: { factor: Factor | undefined; role: Role }) {
  const { t } = useTranslation('security')
  const format = useFormat()
  if (factor)
    return (
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Pill tone="teal">{t('factor.on')}</Pill>
        {t('factor.since', { date: format.date(factor.updated_at) })}
      </span>
    )
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Pill>{t('factor.off')}</Pill>
      {role === 'fitter' && <Pill tone="amber">{t('factor.recommended')}</Pill>}
    </span>
  )
}

/** The part that is open in the row, and the result of the last action. Closing reads the factors again. */
function useOpenPart() {
  const queryClient = useQueryClient()
  const [open, setOpen] = useState<Open>(null)
  const [news, setNews] = useState('')
  const close = (text: string) => {
    setOpen(null)
    setNews(text)
    if (text) announce(text)
    void readUserAgain(queryClient)
    void queryClient.invalidateQueries({ queryKey: codesKey })
  }
  return { open, setOpen, news, close }
}

/** The second factor: set it up with its recovery codes, renew the codes, or turn it off. */
export function FactorRow({ user, role }: { user: User; role: Role }) {
  const { t } = useTranslation('security', 'common')
  const { open, setOpen, news, close } = useOpenPart()
  const factor = user.factors?.find(({ status }) => status === 'verified')
  return (
    <SecurityRow
      title={t('factor.title')}
      state={<State factor={factor} role={role} />}
      action={
        open?.kind === 'enrol' && (
          <Button kind="quiet" size="small" onClick={() => close('')}>
            {t('common:action.cancel')}
          </Button>
        )
      }
    >
      <DoneNote text={news} />
      {open?.kind === 'enrol' && (
        <EnrolFactor client={open.client} begun={open.begun} onDone={() => close(t('factor.setUpDone'))} />
      )}
      {open?.kind === 'codes' && (
        <RecoveryCodes codes={open.codes} onDone={() => close(t('factor.newCodesDone'))} />
      )}
      {!open && factor && (
        <On
          factor={factor}
          role={role}
          onCodes={(codes) => setOpen({ kind: 'codes', codes })}
          onOff={() => close(t('factor.offDone'))}
        />
      )}
      {!open && !factor && (
        <Off role={role} onSetUp={(client, begun) => setOpen({ kind: 'enrol', client, begun })} />
      )}
    </SecurityRow>
  )
}
