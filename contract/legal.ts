import { z } from 'zod'
import { PROCESSORS } from '#domain/legal/processors.ts'
import { defineCall } from './call.ts'

const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), level: z.union([z.literal(2), z.literal(3)]), text: z.string() }),
  z.object({ kind: z.literal('paragraph'), text: z.string() }),
  z.object({ kind: z.literal('list'), items: z.array(z.string()) }),
])

/** The operator's own text, in place of the product's. */
const ownText = z.object({ title: z.string().nullable(), blocks: z.array(block) }).nullable()

export const legalCalls = [
  defineCall('GET /api/legal', {
    access: 'everyone',
    roundTrips: 0,
    summary:
      'Who operates this installation, which services process data for it, and the operator’s own legal texts.',
    response: z.object({
      /** The services that are set up here. */
      processors: z.array(z.enum(PROCESSORS)),
      /** Who operates the installation; null if the settings do not say. */
      operator: z
        .object({
          name: z.string(),
          /** Lines. */
          address: z.array(z.string()),
          representedBy: z.string().nullable(),
          phone: z.string().nullable(),
          register: z.string().nullable(),
          vatId: z.string().nullable(),
        })
        .nullable(),
      privacyPolicy: ownText,
      termsOfService: ownText,
    }),
  }),
] as const
