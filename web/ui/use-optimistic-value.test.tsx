// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Checkbox } from './checkbox.tsx'
import { useOptimisticValue } from './use-optimistic-value.ts'

afterEach(cleanup)

let answers: ((isSaved: boolean) => void)[] = []
afterEach(() => {
  answers = []
})

function Tick({ stored }: { stored: boolean }) {
  const { value, change } = useOptimisticValue(stored)
  const save = () => new Promise<boolean>((resolve) => answers.push(resolve))
  return (
    <Checkbox checked={value} onChange={(on) => void change(on, save)}>
      Planks
    </Checkbox>
  )
}

const isTicked = () => screen.getByRole<HTMLInputElement>('checkbox').checked
const press = () => act(async () => void fireEvent.click(screen.getByRole('checkbox')))
const answer = (place: number, isSaved: boolean) => act(async () => answers[place]?.(isSaved))

it('shows a change at once and until the stored value has followed', async () => {
  const { rerender } = render(<Tick stored={false} />)
  await press()
  expect(isTicked()).toBe(true)
  await answer(0, true)
  expect(isTicked()).toBe(true)
  rerender(<Tick stored />)
  expect(isTicked()).toBe(true)
  // What another device stores later is shown.
  rerender(<Tick stored={false} />)
  expect(isTicked()).toBe(false)
})

it('shows the stored value again if the change could not be saved', async () => {
  render(<Tick stored={false} />)
  await press()
  await answer(0, false)
  expect(isTicked()).toBe(false)
})

it('keeps the later of two quick changes while the first is answered', async () => {
  const { rerender } = render(<Tick stored={false} />)
  await press()
  await press()
  expect(isTicked()).toBe(false)
  await answer(0, true)
  rerender(<Tick stored />)
  expect(isTicked()).toBe(false)
  await answer(1, true)
  rerender(<Tick stored={false} />)
  expect(isTicked()).toBe(false)
})
