import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

/** The steps of a delivery at which the server's response can be changed. */
export type Moment = 'greeting' | 'EHLO' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'content'
/** A response, no response, or the end of the connection. */
export type Answer = string | 'silent' | 'cut'

const USUAL: Record<Moment, string> = {
  greeting: '220 mail.example',
  EHLO: '250-mail.example\r\n250 AUTH PLAIN',
  AUTH: '235 2.7.0 welcome',
  MAIL: '250 2.1.0 sender ok',
  RCPT: '250 2.1.5 recipient ok',
  DATA: '354 go on',
  content: '250 2.0.0 taken',
}
const momentOf = (line: string): Moment | null => {
  const command = line.slice(0, 4).toUpperCase()
  return command === 'EHLO' ||
    command === 'AUTH' ||
    command === 'MAIL' ||
    command === 'RCPT' ||
    command === 'DATA'
    ? command
    : null
}

/**
 * A mail server on loopback, without encryption, whose responses a script defines.
 * @param script the response for each step, until `script` is changed; the usual response for steps it does not name
 * @param onMoment called at each step before the response
 */
export async function scriptedServer(
  script: Partial<Record<Moment, Answer>> = {},
  onMoment: (moment: Moment) => void = () => undefined,
) {
  const sockets = new Set<Socket>()
  let taken = 0

  function serve(socket: Socket): void {
    let inContent = false
    let rest = ''
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.once('close', () => sockets.delete(socket))
    const answer = (moment: Moment) => {
      const said = script[moment] ?? USUAL[moment]
      onMoment(moment)
      if (said === 'cut') socket.destroy()
      else if (said !== 'silent') socket.write(`${said}\r\n`)
      if (moment === 'DATA') inContent = said.startsWith('354')
      if (moment === 'content' && said.startsWith('250')) taken += 1
    }
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString('latin1')).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (inContent) {
          if (line !== '.') continue
          inContent = false
          answer('content')
          continue
        }
        const moment = momentOf(line)
        if (moment) answer(moment)
        else socket.write(line.toUpperCase() === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n')
      }
    })
    answer('greeting')
  }

  const server = createServer(serve).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://user:secret@127.0.0.1:${Object(server.address()).port}`,
    script,
    taken: () => taken,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
