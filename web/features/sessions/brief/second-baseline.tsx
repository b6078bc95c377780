import { useMutation } from '@tanstack/react-query'
import { ZONES } from '#domain/zones.ts'
import { api } from '#web/api/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { PartPlace } from '#web/ui/part-place.tsx'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { useFit } from '../saving/fit-work.ts'
import type { FitSession } from '../session.ts'

type Given = NonNullable<FitSession['secondBaseline']['given']>

/** Fetched when a code is shown for the first time. */
const dialog = lazyPart(() => import('./second-baseline-link.tsx'), ['invitations'])

/** The zones that the rider scored above 0. */
function GivenScores({ given: { at, scores } }: { given: Given }) {
  const { t } = useTranslation('sessions', 'common')
  const format = useFormat()
  const named = ZONES.filter((zone) => (scores[zone] ?? 0) > 0)
  return (
    <>
      {named.length === 0 && <p>{t('secondBaseline.noDiscomfort')}</p>}
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {named.map((zone) => (
          <li key={zone}>
            {t(`common:zone.${zone}`)}{' '}
            <span className="font-semibold">{format.number(scores[zone] ?? 0)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-secondary text-muted">
        {t('secondBaseline.givenAt', { when: format.date(at) })}
      </p>
    </>
  )
}

function Ask({ again }: { again: boolean }) {
  const { t } = useTranslation('sessions')
  const { session } = useFit()
  const link = useMutation({
    mutationFn: () =>
      api('POST /api/sessions/:sessionId/second-baseline-link', { params: { sessionId: session.id } }),
  })
  return (
    <div className="mt-3 grid gap-2" data-screen-only>
      {link.error && <RequestFailure error={link.error} />}
      <div>
        <Button kind="quiet" size="small" busy={link.isPending} onClick={() => link.mutate()}>
          {t(again ? 'secondBaseline.askAgain' : 'secondBaseline.ask')}
        </Button>
      </div>
      {link.data && (
        <PartPlace waiting={null}>
          <dialog.Part url={link.data.url} onClose={link.reset} />
        </PartPlace>
      )}
    </div>
  )
}

/**
 * On the day of the fit the rider can score the zones once more. Says what it is for, and that the intake stays the score
 * before. Renders nothing once it can no longer be given and was not.
 */
export function SecondBaseline() {
  const { t } = useTranslation('sessions')
  const { session } = useFit()
  const { state, given } = session.secondBaseline
  if (given === null && state !== 'open' && state !== 'same_day') return null
  return (
    <Card title={t('secondBaseline.title')} className={given ? '' : 'print:hidden'}>
      {given && <GivenScores given={given} />}
      {!given && state === 'open' && <p className="text-secondary">{t('secondBaseline.lead')}</p>}
      {!given && state === 'same_day' && (
        <p className="text-secondary text-muted">{t('secondBaseline.sameDay')}</p>
      )}
      <p className="mt-1 text-secondary text-muted">{t('secondBaseline.primary')}</p>
      {state === 'open' && <Ask again={given !== null} />}
    </Card>
  )
}
