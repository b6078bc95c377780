import { calls } from '#contract/calls.ts'
import { openApiDocument } from '#server/http/openapi.ts'

/** The document that a running server returns at `/api/openapi.json`, formatted for diffs. */
export const openApiFile = (): string => `${JSON.stringify(openApiDocument(calls), null, 2)}\n`
