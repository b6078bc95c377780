import { useEffect, useState } from 'react'
import { LONGEST_PASSPORT } from '#domain/passport/passport.ts'
import type { PassportRefusal } from '#domain/passport/verify-passport.ts'
import { PassportView } from '#web/passport/passport-view.tsx'
import { useVerdict } from '#web/passport/use-verdict.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { usePageName } from '#web/ui/page-name.ts'

/** What was given to check: the text of a link or a file, or a file that is too large to be read. */
type Given = { text: string } | 'too_large' | null

const inAddress = (): Given => (location.hash.length > 1 ? { text: location.hash.slice(1) } : null)

/** What stands behind the sign # of the page's address, or in the file that was chosen last. */
function useGiven() {
  const [given, setGiven] = useState<Given>(inAddress)
  useEffect(() => {
    const read = () => setGiven(inAddress())
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  const choose = async (file: File | undefined) => {
    if (!file) return
    // Of a text that is too long, too much is not even read.
    setGiven(file.size > LONGEST_PASSPORT ? 'too_large' : { text: await file.text() })
  }
  return { given, choose }
}

function Refused({ why }: { why: PassportRefusal }) {
  const { t } = useTranslation('passport')
  return (
    <Card title={t('refusedTitle')} alert>
      <p role="alert">{t(`refused.${why}`)}</p>
    </Card>
  )
}

function Result({ given }: { given: Given }) {
  const { t } = useTranslation('passport')
  const { verdict, keysFailed, retry } = useVerdict(
    given === null || given === 'too_large' ? null : given.text,
  )
  if (given === 'too_large') return <Refused why="too_large" />
  if (keysFailed)
    return (
      <Card alert>
        <p role="alert">{t('keysFailed')}</p>
        <p className="mt-3">
          <Button kind="quiet" size="small" onClick={retry}>
            {t('retry')}
          </Button>
        </p>
      </Card>
    )
  if (given === null) return null
  if (!verdict)
    return (
      <Card>
        <p role="status">{t('checking')}</p>
      </Card>
    )
  return 'refused' in verdict ? (
    <Refused why={verdict.refused} />
  ) : (
    <PassportView passport={verdict.passport} />
  )
}

/** Checks a fit passport on this device, for everybody. */
export default function PassportPage() {
  const { t } = useTranslation('passport')
  const { given, choose } = useGiven()
  return (
    <article className="mx-auto grid w-full max-w-2xl grid-cols-1 gap-5 px-5 py-6 md:py-10">
      <header>
        <h1>{usePageName()}</h1>
        <p className="mt-1 text-muted">{t('lead')}</p>
      </header>
      <Result given={given} />
      <label className="grid grid-cols-1 gap-1.5 font-semibold" data-screen-only>
        {t('file')}
        <input
          type="file"
          className="input py-2 font-normal"
          onChange={(event) => void choose(event.target.files?.[0])}
        />
        <span className="font-normal text-muted text-secondary">{t('fileHint')}</span>
      </label>
    </article>
  )
}
