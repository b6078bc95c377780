import { type ReactNode, useMemo } from 'react'
import { intakeKind, readIntake } from '#web/drafts/draft-places.ts'
import { FormOpening, useOpenedForm } from '#web/form/form-opening.tsx'
import { Wizard } from '#web/form/wizard.tsx'
import { intakeParts } from './intake-parts.ts'

interface IntakeOfProps {
  sessionId: string
  /** What is shown if the form was sent before. */
  sent: (fitter: string) => ReactNode
}

/** The form of one session. */
export function IntakeOf({ sessionId, sent }: IntakeOfProps) {
  const source = useMemo(
    () => ({ ...intakeKind, key: sessionId, form: () => readIntake(sessionId) }),
    [sessionId],
  )
  const opened = useOpenedForm(source)
  if (opened.at === 'open') return <Wizard {...opened} parts={intakeParts} />
  if (opened.at === 'closed') return sent(opened.form.fitter.name)
  return <FormOpening opening={opened} />
}
