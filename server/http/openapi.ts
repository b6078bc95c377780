import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { accessRules } from '#contract/access.ts'
import type { AnyCall } from '#contract/calls.ts'
import { errorStatus } from '#contract/errors.ts'
import { PRODUCT_NAME } from '#domain/product.ts'

type Json = Record<string, unknown>
const jsonObject = z.record(z.string(), z.unknown())

const ABOUT = { openapi: '3.0.3', info: { title: PRODUCT_NAME, version: '1' } }

const ANY_JSON = '#/components/schemas/Json'

function schemaOf(type: z.ZodType, io: 'input' | 'output'): Json {
  const {
    $schema: _,
    definitions: __,
    ...schema
  } = z.toJSONSchema(type, { io, unrepresentable: 'any', target: 'openapi-3.0' })
  // A recursive schema is that of any JSON value, which the document describes once for all calls.
  const text = JSON.stringify(schema).replaceAll(/#\/definitions\/__schema\d+/g, ANY_JSON)
  return jsonObject.parse(JSON.parse(text))
}

function parametersOf(call: AnyCall): Json[] {
  const path = [...call.route.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const query = call.query ? schemaOf(call.query, 'input') : {}
  const fields = jsonObject.catch({}).parse(query.properties)
  const fromQuery = Object.entries(fields).map(([name, schema]) =>
    name === call.wordsIn
      ? { name: 'Search-Words', in: 'header', description: `The value “${name}”, percent-encoded.`, schema }
      : { name, in: 'query', schema },
  )
  const key = { name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string' } }
  return [...path, ...fromQuery, ...(call.idempotent ? [key] : [])]
}

function responsesOf(call: AnyCall): Json {
  const success = String(call.status ?? (call.response ? 200 : 204))
  const content = call.file
    ? { content: { [call.file]: { schema: { type: 'string', format: 'binary' } } } }
    : call.response
      ? { content: { 'application/json': { schema: schemaOf(call.response, 'output') } } }
      : {}
  const byStatus = Map.groupBy(call.errors ?? [], (code) => String(errorStatus[code]))
  const refusals = [...byStatus].map(([status, codes]): [string, Json] => [
    status,
    {
      description: codes.join(', '),
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  ])
  return { [success]: { description: 'Done', ...content }, ...Object.fromEntries(refusals) }
}

function operationOf(call: AnyCall): Json {
  const may = Object.entries(accessRules[call.access]).filter(([, reach]) => reach !== 'no')
  return {
    summary: call.summary,
    description: `For: ${may.map(([kind, reach]) => (reach === 'yes' ? kind : `${kind} (${reach})`)).join(', ')}.`,
    parameters: parametersOf(call),
    ...(call.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(call.body, 'input') } },
      },
    }),
    ...(call.rawBody && {
      requestBody: {
        required: true,
        description: 'The handler verifies the bytes as they were sent.',
        content: { 'application/json': { schema: { $ref: ANY_JSON } } },
      },
    }),
    ...(call.upload && {
      requestBody: {
        required: true,
        content: { 'image/*': { schema: { type: 'string', format: 'binary' } } },
      },
    }),
    responses: responsesOf(call),
  }
}

/** The OpenAPI document, derived from the contract. */
export function openApiDocument(calls: readonly AnyCall[]) {
  const paths: Record<string, Json> = {}
  for (const call of calls) {
    const [method = '', url = ''] = call.route.split(' ')
    const path = url.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(call) }
  }
  return {
    ...ABOUT,
    paths,
    components: {
      schemas: {
        Json: { description: 'Any JSON value.' },
        Problem: {
          type: 'object',
          required: ['status', 'code', 'requestId'],
          properties: {
            status: { type: 'integer' },
            code: { type: 'string', enum: Object.keys(errorStatus) },
            params: { type: 'object' },
            problems: { type: 'array', items: { type: 'object' } },
            requestId: { type: 'string' },
          },
        },
      },
    },
  }
}

/** Serves `/api/openapi.json` and the page that shows it, `/api/docs`. */
export async function addApiDocs(app: FastifyInstance, calls: readonly AnyCall[]): Promise<void> {
  const document = onFirstUse(() => openApiDocument(calls))
  const text = onFirstUse(() => JSON.stringify(document()))
  app.get('/api/openapi.json', async (_request, reply) => reply.type('application/json').send(text()))
  await app.register(async (scope) => {
    await scope.register(swagger, { mode: 'static', specification: { document: { ...ABOUT, paths: {} } } })
    await scope.register(swaggerUi, {
      routePrefix: '/api/docs',
      // The page has the same policy as all others: it loads nothing from other sites, so the validator is off.
      uiConfig: { validatorUrl: 'none' },
      transformSpecification: document,
      transformSpecificationClone: false,
    })
  })
}

/** Makes the value once, when it is first needed. Describing all calls would take a part of every server's start. */
function onFirstUse<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
