// A bare Fastify route that answers with one query. `npm run bench -- api` compares the product's calls with it.
import { once } from 'node:events'
import Fastify from 'fastify'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env.OWNER_URL, max: 20 })
const app = Fastify()
app.get(
  '/',
  async () => (await pool.query('select id, created_at from session order by created_at desc limit 30')).rows,
)
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
process.send?.('listening')
await once(process, 'disconnect')
await app.close()
await pool.end()
