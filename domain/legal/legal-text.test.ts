import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readLegalText } from './legal-text.ts'

it('reads a title, headings, paragraphs and lists', () => {
  const text = `\uFEFF# Privacy at Velo\r\n\r\nWho we are:\r\nVelo Ltd.\r\n## Your rights\n- see\n- correct\n  it\n\n### More\nNothing.`
  expect(readLegalText(text)).toEqual({
    title: 'Privacy at Velo',
    blocks: [
      { kind: 'paragraph', text: 'Who we are: Velo Ltd.' },
      { kind: 'heading', level: 2, text: 'Your rights' },
      { kind: 'list', items: ['see', 'correct it'] },
      { kind: 'heading', level: 3, text: 'More' },
      { kind: 'paragraph', text: 'Nothing.' },
    ],
  })
})

it('needs no title, and leaves markup as text', () => {
  expect(readLegalText('<b>Hello</b> [x](javascript:1)')).toEqual({
    title: null,
    blocks: [{ kind: 'paragraph', text: '<b>Hello</b> [x](javascript:1)' }],
  })
  expect(readLegalText(' \n\n ')).toEqual({ title: null, blocks: [] })
})

it('loses no word', () => {
  const word = fc.stringMatching(/^[a-z]{1,8}$/)
  const line = fc.tuple(fc.constantFrom('', '# ', '## ', '- '), word).map(([mark, text]) => mark + text)
  fc.assert(
    fc.property(fc.array(fc.oneof(line, fc.constant(''))), (lines) => {
      const { title, blocks } = readLegalText(lines.join('\n'))
      const shown = JSON.stringify([title, blocks])
      for (const text of lines) expect(shown).toContain(text.replace(/^(?:#+|-) /, ''))
    }),
  )
})
