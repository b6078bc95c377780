// Measures how many people can sign in per second, and how long one sign-in takes, against the password's hash alone,
// which limits both.
//   npm run bench -- sign-in
import { performance } from 'node:perf_hooks'
import { hash } from '@node-rs/argon2'
import { ask, median, perSecond, signUp, startServer } from './lab/server.ts'

const server = await startServer()
try {
  const people = await Promise.all(Array.from({ length: 40 }, () => signUp(server.origin, 'client')))
  let turn = 0
  const login = async () => {
    const { email, password } = people[turn++ % people.length] ?? { email: '', password: '' }
    const { status } = await ask(server.origin, 'POST', '/api/auth/login', { email, password })
    if (status !== 200) throw new Error(`sign-in answered ${status}`)
  }
  const waited: number[] = []
  for (let count = 0; count < 20; count += 1) {
    const from = performance.now()
    await login()
    waited.push(performance.now() - from)
  }
  const hashed: number[] = []
  for (let count = 0; count < 20; count += 1) {
    const from = performance.now()
    await hash('lantern-gravel-37', { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
    hashed.push(performance.now() - from)
  }
  const rate = await perSecond(login, { ms: 5_000, lanes: 4 })
  console.log(
    `one sign-in: median ${median(waited).toFixed(0)} ms = ${(median(waited) / median(hashed)).toFixed(1)} hashes`,
  )
  console.log(
    `four at once: ${rate.toFixed(1)} a second = ${((rate * median(hashed)) / 1000).toFixed(2)} hashes at a time`,
  )
} finally {
  await server.stop()
}
