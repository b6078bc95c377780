import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

/** The parts of a JSON Schema that the drill reads. */
export interface Schema {
  type?: string | undefined
  format?: string | undefined
  enum?: unknown[] | undefined
  const?: unknown
  nullable?: boolean | undefined
  minimum?: number | undefined
  minItems?: number | undefined
  properties?: Record<string, Schema> | undefined
  required?: string[] | undefined
  items?: Schema | undefined
  anyOf?: Schema[] | undefined
}

const schema: z.ZodType<Schema> = z.lazy(() =>
  z.looseObject({
    type: z.string().optional(),
    format: z.string().optional(),
    enum: z.array(z.unknown()).optional(),
    nullable: z.boolean().optional(),
    minimum: z.number().optional(),
    minItems: z.number().optional(),
    properties: z.record(z.string(), schema).optional(),
    required: z.array(z.string()).optional(),
    items: schema.optional(),
    anyOf: z.array(schema).optional(),
  }),
)

const operation = z.looseObject({
  parameters: z.array(z.looseObject({ name: z.string(), in: z.string() })).default([]),
  requestBody: z
    .looseObject({ content: z.record(z.string(), z.looseObject({ schema: schema.default({}) })) })
    .optional(),
})

const page = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), operation)) })

/** One call of the product, as its OpenAPI document describes it. */
export interface Call {
  route: string
  method: string
  path: string
  /** The names of the path parameters, in order. */
  pathNames: string[]
  queryNames: string[]
  needsKey: boolean
  /** The body is a picture. */
  uploads: boolean
  body: Schema | null
}

/** Every call of `docs/api/openapi.json`. */
export async function readCalls(): Promise<Call[]> {
  const file = path.resolve(import.meta.dirname, '../../docs/api/openapi.json')
  const { paths } = page.parse(JSON.parse(await readFile(file, 'utf8')))
  return Object.entries(paths).flatMap(([at, methods]) =>
    Object.entries(methods).map(([method, { parameters, requestBody }]) => {
      const content = requestBody?.content ?? {}
      const named = (where: string) => parameters.filter((one) => one.in === where).map(({ name }) => name)
      return {
        route: `${method.toUpperCase()} ${at}`,
        method: method.toUpperCase(),
        path: at,
        pathNames: named('path'),
        queryNames: [...named('query'), ...(named('header').includes('Search-Words') ? ['search'] : [])],
        needsKey: named('header').includes('Idempotency-Key'),
        uploads: Object.keys(content).some((type) => type.startsWith('image/')),
        body: content['application/json']?.schema ?? null,
      }
    }),
  )
}
