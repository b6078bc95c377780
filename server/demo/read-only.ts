import type { FastifyInstance } from 'fastify'
import { AppError } from '../http/problem.ts'

const READING = ['GET', 'HEAD', 'OPTIONS']
/** What a visitor needs to come and go. */
const ALLOWED = ['/api/demo/sign-in', '/api/auth/logout', '/api/csp-reports']

/** Refuses every change, whoever asks for it, before anything of the request is read. */
export function refuseChanges(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method, url }) => {
    if (READING.includes(method) || ALLOWED.includes(url.split('?')[0] ?? '')) return
    throw new AppError('demo_read_only')
  })
}
