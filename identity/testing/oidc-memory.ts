import type { AdapterFactory, AdapterPayload } from 'oidc-provider'

/** The storage of the tests' OpenID provider. Clients are looked up each time, because their addresses may change. */
export function memoryAdapter(findClient: (id: string) => AdapterPayload | undefined): AdapterFactory {
  const kept = new Map<string, AdapterPayload>()
  const where = (match: (payload: AdapterPayload) => boolean) => async () => [...kept.values()].find(match)
  return (name) => ({
    upsert: async (id, payload) => void kept.set(`${name}:${id}`, payload),
    find: async (id) => (name === 'Client' ? findClient(id) : kept.get(`${name}:${id}`)),
    findByUserCode: (userCode) => where((payload) => payload.userCode === userCode)(),
    findByUid: (uid) => where((payload) => payload.uid === uid)(),
    consume: async (id) => {
      const payload = kept.get(`${name}:${id}`)
      if (payload) payload.consumed = Math.floor(Date.now() / 1000)
    },
    destroy: async (id) => void kept.delete(`${name}:${id}`),
    revokeByGrantId: async (grantId) => {
      for (const [key, payload] of kept) if (payload.grantId === grantId) kept.delete(key)
    },
  })
}
