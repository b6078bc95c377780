import { type Html, html } from './html.ts'

interface FieldTexts {
  name: string
  label: string
  hint?: string | undefined
  /** What is wrong with what was typed. */
  fault?: string | undefined
  /** The page opens with the focus here. */
  focused?: boolean
}

/** The attributes of a control that link it to its hint and its fault, and give it the focus. */
export function described({ name, hint, fault, focused }: FieldTexts): Html {
  const ids = [hint && `${name}-hint`, fault && `${name}-fault`].filter(Boolean).join(' ')
  return html`id="${name}" name="${name}"${ids && html` aria-describedby="${ids}"`}${fault && html` aria-invalid="true"`}${focused && html` autofocus`}`
}

/** A label, its hint, one control and what is wrong with it, as the web shows them. */
export const field = (texts: FieldTexts, control: Html): Html => {
  const { name, label, hint, fault } = texts
  return html`<div class="relative grid min-w-0 grid-cols-1 content-start gap-1.5">
<label for="${name}" class="font-semibold">${label}</label>
${hint && html`<p id="${name}-hint" class="-mt-1 text-secondary text-muted">${hint}</p>`}
${control}
${fault && html`<div id="${name}-fault" class="flex gap-2 font-medium text-coral-text" data-field-error><span aria-hidden="true">▲</span><p>${fault}</p></div>`}
</div>`
}

/** One choice of a list. */
export const choice = (value: string, text: string, chosen: boolean): Html =>
  html`<option value="${value}"${chosen && html` selected`}>${text}</option>`
