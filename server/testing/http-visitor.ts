/** A visitor of a running server over real HTTP, with a cookie jar of one cookie. */
export function httpVisitor(origin: string) {
  let cookie = ''
  return {
    async ask(
      method: 'GET' | 'POST' | 'PATCH',
      path: string,
      body?: object,
    ): Promise<{ status: number; body: unknown }> {
      const answer = await fetch(`${origin}${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          'idempotency-key': crypto.randomUUID(),
          'x-supabase-api-version': '2024-01-01',
          ...(cookie && { cookie }),
        },
        ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
      })
      const set = answer.headers.getSetCookie().find((line) => line.includes('spokewell='))
      if (set) cookie = set.split(';')[0] ?? ''
      const text = await answer.text()
      return { status: answer.status, body: text ? JSON.parse(text) : null }
    },
  }
}

export type HttpVisitor = ReturnType<typeof httpVisitor>
