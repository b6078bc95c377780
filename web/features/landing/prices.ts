export { annualSaving, type Billing, priceOf } from '#domain/billing/prices.ts'
