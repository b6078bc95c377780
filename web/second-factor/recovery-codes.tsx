import type { GoTrueClient } from '@supabase/auth-js'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { PRODUCT_SLUG } from '#domain/product.ts'
import { read } from '#web/api/read.ts'
import { FormProblem } from '#web/sign-in-client/form-problem.tsx'
import { useAuthWork } from '#web/sign-in-client/use-auth-work.ts'
import { useProblemText } from '#web/sign-in-client/use-problem-text.ts'
import { announce } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { useFocusOnArrival } from '#web/ui/focus-on-arrival.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { saveFile } from '#web/ui/save-file.ts'
import { Skeleton } from '#web/ui/waiting.tsx'
import { newRecoveryCodes } from './factor-calls.ts'

/** Three ways to save the codes. */
function Keep({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation('auth', 'common')
  const copy = () => {
    const done = () => announce(t('common:state.copied'))
    navigator.clipboard.writeText(codes.join('\n')).then(done, () => announce(t('factor.copyFailed')))
  }
  const save = () => {
    const text = [t('factor.fileTitle'), t('factor.fileText'), '', ...codes, ''].join('\n')
    saveFile(`${PRODUCT_SLUG}-recovery-codes.txt`, new Blob([text], { type: 'text/plain' }))
  }
  return (
    <div className="flex flex-wrap gap-2" data-screen-only>
      <Button kind="quiet" size="small" onClick={copy}>
        {t('factor.copy')}
      </Button>
      <Button kind="quiet" size="small" onClick={save}>
        {t('factor.download')}
      </Button>
      <Button kind="quiet" size="small" onClick={() => window.print()}>
        {t('factor.print')}
      </Button>
    </div>
  )
}

interface RecoveryCodesProps {
  codes: readonly string[]
  /** Called when the person confirms that they have saved the codes. */
  onDone(): void
}

/** Recovery codes, shown once, to copy, download or print. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation('auth')
  const heading = useFocusOnArrival<HTMLHeadingElement>()
  return (
    <section className="grid gap-4" data-print-block>
      <h2 ref={heading} tabIndex={-1}>
        {t('factor.codesTitle')}
      </h2>
      <p className="text-muted">{t('factor.codesText')}</p>
      <ul
        aria-label={t('factor.codesList')}
        className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-md border border-line bg-card p-4 font-semibold text-lg tabular-nums"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Keep codes={codes} />
      <Button wide onClick={onDone} data-screen-only>
        {t('factor.kept')}
      </Button>
    </section>
  )
}

interface FreshRecoveryCodesProps {
  client: GoTrueClient
  onDone(): void
}

/**
 * Makes new recovery codes, which replace the earlier ones, and shows them. Needs the embedded service and a session
 * that has verified the second factor.
 */
export function FreshRecoveryCodes({ client, onDone }: FreshRecoveryCodesProps) {
  const { t } = useTranslation('auth')
  const { data: settings } = useQuery(read('GET /api/public-settings'))
  const authUrl = settings?.authUrl
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const { problem, busy, run } = useAuthWork()
  const problemAt = useProblemText(problem)
  const begun = useRef(false)
  const make = () => {
    if (authUrl !== undefined) void run(async () => setCodes(await newRecoveryCodes(client, authUrl)))
  }
  useEffect(() => {
    if (begun.current || authUrl === undefined) return
    begun.current = true
    make()
  })
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  if (!problem) return <Skeleton lines={6} />
  return (
    <div className="grid justify-items-start gap-4">
      <FormProblem text={problemAt(problem.place)} />
      <Button kind="quiet" busy={busy} onClick={make}>
        {t('factor.fresh')}
      </Button>
    </div>
  )
}
