import type { Billing } from '../../billing/billing.ts'
import type { Handlers } from '../../http/handler-types.ts'
import { requireBilling } from './asking-stripe.ts'
import { beginCheckout, openPortal, readInvoices, readOwnPlanAtStripe } from './payments.service.ts'
import { readOwnPlan } from './plan.service.ts'
import { takeWebhook } from './webhook.service.ts'

/** The calls about a fitter's plan, and the one that Stripe makes. */
export const billingHandlers = ({ billing }: { billing: Billing | null }) =>
  ({
    'GET /api/plan': ({ run }) => run(readOwnPlan),
    async 'POST /api/plan/reading'({ run, request }) {
      await readOwnPlanAtStripe({ billing, run, log: request.log })
      return run(readOwnPlan)
    },
    'POST /api/plan/checkout': ({ run, body, request }) =>
      beginCheckout({ billing, run, log: request.log }, body),
    'POST /api/plan/portal': ({ run, body, request }) => openPortal({ billing, run, log: request.log }, body),
    'GET /api/plan/invoices': ({ run, request }) => readInvoices({ billing, run, log: request.log }),
    async 'POST /api/stripe/events'({ body, request }) {
      const signature = request.headers['stripe-signature']
      await takeWebhook(requireBilling(billing), {
        bytes: body,
        signature: typeof signature === 'string' ? signature : undefined,
        log: request.log,
      })
    },
  }) satisfies Partial<Handlers>
