// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AskDialog } from './ask-dialog.tsx'
import { FormDialog } from './form-dialog.tsx'
import { loadNamespaces } from './language/texts.ts'
import { TextArea } from './text-area.tsx'

beforeEach(async () => loadNamespaces(['common', 'errors']))
afterEach(cleanup)

const TOO_LONG = 'This is too long. Use at most 20 characters.'
const pasted = 'word '.repeat(30)

function Words() {
  const [words, setWords] = useState('')
  return <TextArea label="Message" longest={20} value={words} onChange={setWords} />
}
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Message')
const enter = (value: string) => act(async () => fireEvent.change(field(), { target: { value } }))
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const show = (shown: ReactNode) => act(async () => render(shown))

it('keeps a pasted text that is too long, and says so at the field', async () => {
  await show(<Words />)
  expect(field().getAttribute('maxlength')).toBeNull()
  await enter(pasted)
  expect(field().value).toBe(pasted)
  expect(field().getAttribute('aria-invalid')).toBe('true')
  const described = document.getElementById(field().getAttribute('aria-describedby') ?? '')
  expect(described?.textContent).toContain(TOO_LONG)
  // Spaces at the end are not stored.
  await enter(`${'w'.repeat(20)}  `)
  expect(screen.queryByText(TOO_LONG)).toBeNull()
})

it('is not saved from a dialog while it is too long, and has the focus then', async () => {
  const onSubmit = vi.fn()
  await show(
    <FormDialog title="Write" className="grid" onSubmit={onSubmit} onClose={() => undefined}>
      <Words />
    </FormDialog>,
  )
  await enter(pasted)
  await press('Save')
  expect(onSubmit).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(field())
  await enter('word')
  await press('Save')
  expect(onSubmit).toHaveBeenCalledOnce()
})

it('is not sent with an answer to a question while it is too long', async () => {
  const onConfirm = vi.fn()
  await show(
    <AskDialog open title="Sure?" action="Yes" busy={false} onConfirm={onConfirm} onClose={() => undefined}>
      <Words />
    </AskDialog>,
  )
  await enter(pasted)
  await press('Yes')
  expect(onConfirm).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(field())
  await enter('word')
  await press('Yes')
  expect(onConfirm).toHaveBeenCalledOnce()
})
