import { pages } from '#web/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RiderDrawing } from '#web/ui/rider-drawing/rider-drawing.tsx'

const steps = ['invite', 'answer', 'read'] as const

/** Shown to a new fitter: how to get the first intake, and the button that starts it. */
export function FirstRun() {
  const { t } = useTranslation('dashboard')
  return (
    <section className="grid grid-cols-1 items-center gap-x-10 gap-y-6 rounded-lg border border-line bg-card p-6 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:p-8">
      <div>
        <h2>{t('first.title')}</h2>
        <p className="mt-1 text-muted">{t('first.text')}</p>
        <ol className="mt-6 mb-7 grid grid-cols-1 gap-5">
          {steps.map((step, index) => (
            <li key={step} className="flex gap-4">
              <span
                aria-hidden="true"
                className={`grid size-9 flex-none place-items-center rounded-full font-bold ${
                  index === 0 ? 'bg-teal text-on-teal' : 'bg-sunken text-ink'
                }`}
              >
                {index + 1}
              </span>
              <div className="min-w-0">
                <h3>{t(`first.${step}.title`)}</h3>
                <p className="mt-0.5 text-secondary text-muted">{t(`first.${step}.text`)}</p>
              </div>
            </li>
          ))}
        </ol>
        <LinkButton to={pages.invite}>{t('invite')}</LinkButton>
      </div>
      <RiderDrawing zones={{}} className="opacity-90 max-md:hidden" />
    </section>
  )
}
