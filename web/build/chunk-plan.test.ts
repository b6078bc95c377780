import { expect, it } from 'vitest'
import { type Costs, planChunks } from './chunk-plan.ts'

/** Modules of 100 bytes, unless a size is given, and what each imports. */
const modules = (imports: Record<string, readonly string[]>, sizes: Record<string, number> = {}) => ({
  bytesOf: (id: string) => sizes[id] ?? 100,
  importsOf: (id: string) => imports[id] ?? [],
})

const costs = (request: number, byteOf: Costs['byteOf'] = () => 1): Costs => ({
  requestOf: () => request,
  byteOf,
})

const pagesWith = (pages: Record<string, readonly string[]>) =>
  new Map(Object.entries(pages).map(([page, ids]) => [page, new Set(ids)]))

const plan = (...parameters: Parameters<typeof planChunks>) =>
  planChunks(...parameters)
    .map((chunk) => [...chunk.modules].sort().join(' '))
    .sort()

const twoPages = pagesWith({ login: ['react', 'field', 'login'], start: ['react', 'start'] })

it('leaves apart what different pages need, if a request costs nothing', () => {
  expect(plan(twoPages, modules({}), costs(0))).toEqual(['field login', 'react', 'start'])
})

it('puts together what costs fewer requests than it adds bytes', () => {
  const small = modules({}, { field: 10, login: 10 })
  expect(plan(twoPages, small, costs(50))).toEqual(['field login react', 'start'])
})

it('adds nothing to a page whose bytes are dear', () => {
  const small = modules({}, { field: 10, login: 10 })
  const dear = costs(50, (page) => (page === 'start' ? 1000 : 1))
  expect(plan(twoPages, small, dear)).toEqual(['field login', 'react', 'start'])
})

it('counts what a page would load with the imports of a module', () => {
  const pages = pagesWith({ one: ['a', 'big'], two: ['b'], both: ['a', 'b', 'big'] })
  const sizes = { a: 10, b: 10, big: 1000 }
  expect(plan(pages, modules({}, { ...sizes, big: 10 }), costs(500))).toEqual(['a b big'])
  expect(plan(pages, modules({ a: ['big'] }, sizes), costs(500))).toEqual(['a big', 'b'])
})

it('has no chunk that imports one that imports it', () => {
  const pages = pagesWith({ one: ['a', 'b', 'c'], two: ['b', 'c'], three: ['c'] })
  const chain = modules({ a: ['b'], b: ['c'] }, { a: 10, b: 1000, c: 10 })
  const chunks = planChunks(pages, chain, costs(300))
  const home = (id: string) => chunks.findIndex((chunk) => chunk.modules.includes(id))
  expect(home('a') === home('c')).toBe(home('a') === home('b') && home('b') === home('c'))
})
