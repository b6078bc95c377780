import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** The steps of a delivery at which a mail server can fail. */
export type Moment = 'greeting' | 'EHLO' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'content'
/** A response instead of the usual one, no response, the end of the connection, or the usual response after some ms. */
export type Trouble = string | 'silent' | 'cut' | 'reset' | { slowMs: number }
/** The failure at a step; `recipient` is known from RCPT on. */
export type Script = (moment: Moment, recipient: string | null) => Trouble | undefined

const USUAL: Record<Moment, string> = {
  greeting: '220 mail.example',
  EHLO: '250-mail.example\r\n250 AUTH PLAIN',
  AUTH: '235 2.7.0 welcome',
  MAIL: '250 2.1.0 sender ok',
  RCPT: '250 2.1.5 recipient ok',
  DATA: '354 go on',
  content: '250 2.0.0 taken',
}
const COMMANDS: readonly Moment[] = ['EHLO', 'AUTH', 'MAIL', 'RCPT', 'DATA']

/** A mail that was accepted. */
export interface Arrival {
  id: string
  to: string
  at: number
}

/** Serves one connection and responds as the script defines. */
function converse(socket: Socket, script: () => Script, taken: (mail: Omit<Arrival, 'at'>) => void): void {
  let recipient: string | null = null
  let content: string[] | null = null
  let rest = ''
  let turn = Promise.resolve()

  async function answer(moment: Moment): Promise<boolean> {
    const trouble = script()(moment, recipient)
    if (trouble === 'silent') return false
    if (trouble === 'cut') socket.destroy()
    else if (trouble === 'reset') socket.resetAndDestroy()
    if (trouble === 'cut' || trouble === 'reset') return false
    if (typeof trouble === 'object') await wait(trouble.slowMs)
    // The connection was closed in the meantime.
    if (!socket.writable) return false
    const said = typeof trouble === 'string' ? trouble : USUAL[moment]
    socket.write(`${said}\r\n`)
    return said === USUAL[moment]
  }

  async function hear(line: string): Promise<void> {
    if (content) {
      if (line !== '.') return void content.push(line)
      const id = content.map((one) => /^Message-ID: (.*)$/i.exec(one)?.[1]).find((one) => one) ?? ''
      content = null
      if (await answer('content')) taken({ id, to: recipient ?? '' })
      return
    }
    const moment = COMMANDS.find((command) => line.toUpperCase().startsWith(command))
    if (!socket.writable) return
    if (!moment) return void socket.write(line.toUpperCase() === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n')
    if (moment === 'RCPT') recipient = /<([^>]*)>/.exec(line)?.[1] ?? null
    if (moment === 'MAIL') recipient = null
    if ((await answer(moment)) && moment === 'DATA') content = []
  }

  socket.on('error', () => undefined)
  socket.on('data', (chunk) => {
    const lines = (rest + chunk.toString('latin1')).split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) turn = turn.then(() => hear(line))
  })
  turn = turn.then(async () => void (await answer('greeting')))
}

/** A mail server on loopback that works until `fail` is called. */
export async function startMailServer() {
  const sockets = new Set<Socket>()
  const arrivals: Arrival[] = []
  let script: Script = () => undefined
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    converse(
      socket,
      () => script,
      (mail) => arrivals.push({ ...mail, at: performance.now() }),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  /** Closes every connection after its last response, so that the client knows that an accepted mail was accepted. */
  const endAll = () => {
    for (const socket of sockets) socket.end()
  }
  return {
    url: `smtp://user:secret@127.0.0.1:${Object(server.address()).port}`,
    arrivals,
    /** Fails in this way from now on. Open connections are closed, as when a mail server restarts. */
    fail(next: Script) {
      script = next
      endAll()
    },
    /** Works again. Connections without a response are closed. */
    heal() {
      script = () => undefined
      endAll()
    },
    async stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
