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
  /** May be left empty. Shows "optional" beside the label, unless the form says it once for all (`unmarked`). */
  optional?: boolean | 'unmarked' | undefined
  /** Shows "required" beside the label, in a form where most is optional. */
  required?: boolean | undefined
}

/** The attributes that link a control to its field. */
export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
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

/** What is said beside a label: that an answer is optional, or required. */
export function NeedMark({ optional, required }: Pick<FieldProps, 'optional' | 'required'>) {
  const { t } = useTranslation('common')
  if (optional !== true && !required) return null
  return (
    <>
      {' '}
      <span className="ms-0.5 font-normal text-muted">
        ({t(required ? 'state.required' : 'state.optional')})
      </span>
    </>
  )
}

/** The attributes of a control that has a problem, or needs an answer. */
const stateOf = ({ error, required }: Pick<FieldProps, 'error' | 'required'>) =>
  ({ 'aria-invalid': error ? true : undefined, 'aria-required': required ? true : undefined }) as const

interface FieldErrorProps {
  /** What a control is described by. Without it nothing leads to the problem, and it is announced when it appears. */
  id: string | undefined
  error: string | undefined
  reasons?: readonly string[] | undefined
}

/** The problem of a field as text, with an icon, so that it does not depend on colour. */
export function FieldError({ id, error, reasons = [] }: FieldErrorProps) {
  if (!error) return null
  return (
    <div
      id={id}
      role={id === undefined ? 'alert' : undefined}
      className="flex gap-2 font-medium text-coral-text"
      data-field-error
    >
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
  const { label, hint, error, reasons, optional, required, problemFirst, aside, children } = props
  const { id, hintId, errorId, describedBy } = useDescription({ hint, error })
  const problem = <FieldError id={errorId} error={error} reasons={reasons} />
  return (
    <div className="relative grid min-w-0 grid-cols-1 content-start gap-1.5">
      <div className={besideAside(aside)}>
        <label htmlFor={id} className="font-semibold">
          {label}
          {!required && <NeedMark optional={optional} />}
        </label>
        {/* The control itself says to screen readers that it is required. */}
        <span aria-hidden="true">
          <NeedMark required={required} />
        </span>
      </div>
      {hint && (
        <p id={hintId} className="-mt-1 text-secondary text-muted">
          {hint}
        </p>
      )}
      {problemFirst && problem}
      {children({ id, 'aria-describedby': describedBy, ...stateOf(props) })}
      {!problemFirst && problem}
      <Aside>{aside}</Aside>
    </div>
  )
}

/** The same for a group of controls: a fieldset with its legend, and its problem above the controls. */
export function FieldGroup(props: Described) {
  const { label, hint, error, aside, children } = props
  const { id, hintId, errorId, describedBy } = useDescription({ hint, error })
  return (
    <fieldset
      className="relative grid min-w-0 grid-cols-1 content-start gap-2"
      aria-describedby={describedBy}
    >
      {/* Floating makes it an ordinary row of the grid, so that what is beside it is placed from its own top. */}
      <legend className={`float-left w-full font-semibold ${besideAside(aside)}`}>
        {label}
        <NeedMark {...props} />
      </legend>
      {hint && (
        <p id={hintId} className="-mt-2 text-secondary text-muted">
          {hint}
        </p>
      )}
      <FieldError id={errorId} error={error} />
      {children({ id, 'aria-describedby': describedBy, ...stateOf(props) })}
      <Aside>{aside}</Aside>
    </fieldset>
  )
}
