import { calls } from '#contract/calls.ts'
import { openApiDocument } from '#server/http/openapi.ts'

/** What a running server tells at `/api/openapi.json`, readable in a diff. */
export const openApiFile = (): string => `${JSON.stringify(openApiDocument(calls), null, 2)}\n`
