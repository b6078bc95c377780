import { expect, it } from 'vitest'
import { questionName } from './question-name.ts'

it.each([
  ['What makes it worse?', 'What makes it worse'],
  ['¿Qué lo empeora?', 'Qué lo empeora'],
  ['Qu’est-ce qui l’aggrave ?', 'Qu’est-ce qui l’aggrave'],
  ['何で悪化しますか？', '何で悪化しますか'],
  ['Body weight', 'Body weight'],
])('names %s in a list as %s', (label, name) => {
  expect(questionName(label)).toBe(name)
})
