import type { Answer } from '#web/api/api.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'

type OpenIntake = Answer<'GET /api/intakes/open'>['items'][number]

function IntakeToFill({ intake }: { intake: OpenIntake }) {
  const { t } = useTranslation('dashboard')
  const { fitterName: fitter, startedAt, sessionId } = intake
  const begun = startedAt !== null
  return (
    <li className="flex flex-wrap items-center justify-between gap-4 rounded-lg border border-line border-s-4 border-s-teal bg-card p-5">
      <div className="min-w-0">
        <h3 className="text-lg" dir="auto">
          {t(begun ? 'client.next.go' : 'client.next.start', { fitter })}
        </h3>
        <p className="mt-0.5 text-muted">{t(begun ? 'client.next.goText' : 'client.next.startText')}</p>
      </div>
      <LinkButton to={`/intake?session=${encodeURIComponent(sessionId)}`}>
        {t(begun ? 'client.next.goAction' : 'client.next.startAction')}
      </LinkButton>
    </li>
  )
}

/** What the rider is asked to do next, or that there is nothing. */
export function NextThing({ intakes }: { intakes: readonly OpenIntake[] }) {
  const { t } = useTranslation('dashboard')
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2>{t('client.next.title')}</h2>
      {intakes.length > 0 ? (
        <ul className="grid grid-cols-1 gap-3">
          {intakes.map((intake) => (
            <IntakeToFill key={intake.sessionId} intake={intake} />
          ))}
        </ul>
      ) : (
        <div className="rounded-lg border border-line bg-card p-5">
          <h3>{t('client.next.nothing')}</h3>
          <p className="mt-0.5 mb-3 max-w-prose text-muted">{t('client.next.nothingText')}</p>
          <LinkButton kind="quiet" size="small" to="/fitters">
            {t('client.next.find')}
          </LinkButton>
        </div>
      )}
    </section>
  )
}
