import type { IncomingMessage } from 'node:http'

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

/** A provider's page: a choice of accounts if there are several, and of consent or refusal. */
export function page(choices?: { sub: string; name?: string }[]): string {
  const options = choices
    ?.map(({ sub, name }) => `<option value="${escaped(sub)}">${escaped(name ?? sub)}</option>`)
    .join('')
  return `<!doctype html><html lang="en"><title>Provider</title><body><main><h1>Provider</h1>
<form method="post">
${options === undefined ? '<p>They want to know your name and address.</p>' : `<label>Account <select name="account">${options}</select></label>`}
<button name="decision" value="continue">Continue</button>
<button name="decision" value="cancel">Cancel</button>
</form></main></body></html>`
}

export async function formFields(request: IncomingMessage): Promise<Partial<Record<string, string>>> {
  const parts: Uint8Array[] = []
  for await (const part of request) parts.push(part)
  return Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString('utf8')))
}
