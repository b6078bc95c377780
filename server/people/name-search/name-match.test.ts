import { describe, expect, it } from 'vitest'
import { comparable, filterByName, nameTest } from './name-match.ts'

describe('a name', () => {
  it.each([
    ['Jonas Meier', 'meier'],
    ['José Peña', 'jose pen'],
    ['Jose Pena', 'peña'],
    ['Ågot Sæther', 'agot'],
    ['Jürgen Strauß', 'strauss'],
    ['Jürgen Strauß', 'straus'],
    ['Sofie Kjær', 'kjær'],
    ['Anna Łuczak', 'łucz'],
    ['Jürgen Strauss', 'strauß'],
    ['José', 'José'.normalize('NFD')],
    ['Ｙａｍａｄａ', 'yamada'],
    ['山田 太郎', '太郎'],
    ['やまだ', 'やま'],
    ['ヤマダ', 'やまだ'],
    ['やまだ', 'ﾔﾏﾀﾞ'],
    ['สมชาย ใจดี', 'ใจดี'],
    ['Анна Каренина', 'каренина'],
    ['美咲 Meier', 'meier'],
    ['美咲 Strauß', 'strauss'],
    ['Jonas Mei\u00ader', 'meier'],
    ['Tom O’Neill', 'neill'],
    ['Tom O’Neill', 'o’neill'],
    ['Jonas  Meier', '  Meier '],
  ])('%s is found by %s', (name, typed) => {
    expect(nameTest(typed)(comparable(name))).toBe(true)
  })

  it.each([
    ['Jonas Meier', 'maier'],
    ['Jonas Meier', 'meier jonas'],
    ['山田 太郎', '花子'],
    ['Strauß', 'straussen'],
    ['', 'a'],
    ['美咲 Meier', 'maier'],
    ['Tom O’Neill', 'oneal'],
  ])('%s is not found by %s', (name, typed) => {
    expect(nameTest(typed)(comparable(name))).toBe(false)
  })
})

describe('a long list', () => {
  const riders = Array.from({ length: 1_000 }, (_, index) => comparable(`Rider ${index}`))

  it('is searched completely', async () => {
    const found = await filterByName(riders, 'rider 99')
    expect(found.map(({ name }) => name)).toEqual([
      'Rider 99',
      ...Array.from({ length: 10 }, (_, index) => `Rider ${990 + index}`),
    ])
  })

  /** How often other work runs during a search. */
  async function turnsDuring(names: string[], typed: string): Promise<number> {
    let turns = 0
    let searching = true
    const others = () => {
      turns++
      if (searching) setImmediate(others)
    }
    setImmediate(others)
    await filterByName(names.map(comparable), typed)
    searching = false
    return turns
  }

  it('lets other requests run in between', async () => {
    const names = riders.map(({ name }) => name)
    expect(await turnsDuring(names, 'x')).toBeGreaterThanOrEqual(4)
  })

  it('lets other requests run among a few names that are slow to compare', async () => {
    const names = Array.from({ length: 100 }, () => '가'.repeat(200))
    expect(await turnsDuring(names, `${'가'.repeat(39)}나`)).toBeGreaterThanOrEqual(4)
  })
})
