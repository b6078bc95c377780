import { useVisitor } from '#web/account/visitor.ts'
import { RedFlagAdvice } from '#web/form/red-flag-advice.tsx'
import { SentHeading } from '#web/form/sent-heading.tsx'
import { pages, sentIntakePath, signInPagePath } from '#web/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Link } from '#web/ui/navigation.tsx'
import { SignUpLink } from '#web/ui/sign-up-link.tsx'

/** What is known about the submitted form. Texts leave out what is unknown. */
export interface Sent {
  fitter?: string | null
  sessionId?: string
  /** Prefills the sign-up. It is passed in the navigation state, never in the URL. */
  name?: string
  email?: string
  /** The rider named a sign that needs a physician. */
  redFlag?: boolean
}

const steps = ['read', 'schedule', 'follow'] as const

function NextSteps() {
  const { t } = useTranslation('thankYou')
  return (
    <section aria-labelledby="next">
      <h2 id="next" className="mb-3 font-semibold text-base tracking-normal">
        {t('nextTitle')}
      </h2>
      <ol className="grid gap-3">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden="true"
              className="grid size-7 flex-none place-items-center rounded-full bg-teal-soft font-semibold text-detail text-teal-deep"
            >
              {index + 1}
            </span>
            <span className="pt-0.5">{t(`${step}`)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Offers a guest an account to keep the answers in. */
function MakeAccount({ name, email }: Sent) {
  const { t } = useTranslation('thankYou')
  return (
    <section className="grid gap-3 rounded-lg border border-line bg-card p-5">
      <h2 className="font-semibold text-base tracking-normal">{t('accountTitle')}</h2>
      <p className="text-muted">{t('accountText')}</p>
      <div className="flex flex-wrap gap-3">
        <SignUpLink
          to={signInPagePath(pages.signup, { from: 'intake' })}
          state={{ name, email, role: 'client' }}
        >
          {t('account')}
        </SignUpLink>
        <LinkButton kind="quiet" to={signInPagePath(pages.login, { from: 'intake' })} state={{ email }}>
          {t('logIn')}
        </LinkButton>
      </div>
      <Link
        to={pages.linkConsents}
        className="inline-flex min-h-11 items-center justify-self-start text-teal underline underline-offset-2"
      >
        {t('consents')}
      </Link>
    </section>
  )
}

/** Thanks after submission: who received the form, what happens next, and how to keep the answers. */
export function ThankYou({ title, sent }: { title?: string; sent: Sent }) {
  const { t } = useTranslation('thankYou')
  const visitor = useVisitor()
  const { fitter, sessionId } = sent
  const named = fitter ? { fitter } : null
  const signedIn = visitor && visitor.guestOf === undefined
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-8 px-5 py-8 md:py-14">
      <SentHeading
        title={title ?? (named ? t('title', named) : t('titlePlain'))}
        text={named ? t('text', named) : t('textPlain')}
      />
      {sent.redFlag && <RedFlagAdvice />}
      <NextSteps />
      {!signedIn && <MakeAccount {...sent} />}
      {signedIn && sessionId && (
        <LinkButton className="justify-self-start" to={sentIntakePath('rider', sessionId)}>
          {t('see')}
        </LinkButton>
      )}
    </div>
  )
}
