import { type ReactNode, useId } from 'react'
import { useTranslation } from '#web/ui/language/use-translation.ts'

export interface FieldProps {
  label: string
  /** One sentence of help under the label. */
  hint?: string | undefined
  /** The translated problem of this field; undefined if there is none. */
  error?: string | undefined
  /** The details of the problem, as a list below it. */
  reasons?: readonly string[] | undefined
  /** Shows "optional" beside the label. */
  optional?: boolean | undefined
}

/** The attributes that link a control to its field. */
export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface Described extends FieldProps {
  /** Shows the problem above the control, for a control that may be taller than what is in sight. */
  problemFirst?: boolean
  /** A small control at the end of the label's line. It takes no room, so nothing moves when it appears. */
  aside?: ReactNode
  children: (control: ControlProps) => ReactNode
}

function useDescription({ hint, error }: Pick<FieldProps, 'hint' | 'error'>) {
  const id = useId()
  const hintId = hint ? `${id}hint` : undefined
  const errorId = error ? `${id}error` : undefined
  const describedBy = [hintId, errorId].filter(Boolean).join(' ') || undefined
  return { id, hintId, errorId, describedBy }
}

export function OptionalMark() {
  const { t } = useTranslation('common')
  return <span className="ms-1.5 font-normal text-muted">({t('state.optional')})</span>
}

interface FieldErrorProps {
  id: string | undefined
  error: string | undefined
  reasons?: readonly string[] | undefined
}

/** The problem of a field as text, with an icon, so that it does not depend on colour. */
export function FieldError({ id, error, reasons = [] }: FieldErrorProps) {
  if (!error) return null
  return (
    <div id={id} className="flex gap-2 font-medium text-coral-text" data-field-error>
      <span aria-hidden="true">▲</span>
      <div>
        <p>{error}</p>
        {reasons.length > 0 && (
          <ul className="list-disc ps-5">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

/** The room that a label leaves for what is beside it, whether or not that is shown. */
const besideAside = (aside: ReactNode): string => (aside === undefined ? '' : 'pe-16')

function Aside({ children }: { children: ReactNode }) {
  return children ? <div className="absolute end-0 -top-2.5">{children}</div> : null
}

/** A label, its hint, one control and its problem, linked for assistive technology. */
export function Field(props: Described) {
  const { label, hint, error, reasons, optional, problemFirst, aside, children } = props
  const { id, hintId, errorId, describedBy } = useDescription({ hint, error })
  const problem = <FieldError id={errorId} error={error} reasons={reasons} />
  return (
    <div className="relative grid min-w-0 content-start gap-1.5">
      <label htmlFor={id} className={`font-semibold ${besideAside(aside)}`}>
        {label}
        {optional && <OptionalMark />}
      </label>
      {hint && (
        <p id={hintId} className="-mt-1 text-secondary text-muted">
          {hint}
        </p>
      )}
      {problemFirst && problem}
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {!problemFirst && problem}
      <Aside>{aside}</Aside>
    </div>
  )
}

/** The same for a group of controls: a fieldset with its legend, and its problem above the controls. */
export function FieldGroup({ label, hint, error, optional, aside, children }: Described) {
  const { id, hintId, errorId, describedBy } = useDescription({ hint, error })
  return (
    <fieldset
      className="relative grid min-w-0 grid-cols-1 content-start gap-2"
      aria-describedby={describedBy}
    >
      <legend className={`mb-1.5 font-semibold ${besideAside(aside)}`}>
        {label}
        {optional && <OptionalMark />}
      </legend>
      {hint && (
        <p id={hintId} className="-mt-2 text-secondary text-muted">
          {hint}
        </p>
      )}
      <FieldError id={errorId} error={error} />
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      <Aside>{aside}</Aside>
    </fieldset>
  )
}
