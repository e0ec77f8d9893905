import { once } from 'node:events'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { type TestApp, startTestApp } from './harness.ts'

/*
 * A real mail server on loopback: keeps what it accepts, refuses or drops what it is told to.
 */

export type ReceivedEmail = Email & { readonly source: string; readonly recipients: readonly string[] }

export type MailServer = {
  readonly url: string
  /** All that was accepted, oldest first. */
  readonly received: readonly ReceivedEmail[]
  /** The oldest email to an address that was not handed out yet; waits for it. */
  emailTo(email: string, subject?: RegExp): Promise<ReceivedEmail>
  /** Answers a recipient with this code from now on: 550 refuses for good, 451 for now. */
  refuse(email: string, code: number): void
  /** Breaks the connection at the next so many messages. */
  drop(times: number): void
  close(): Promise<void>
}

const LONGEST_WAIT_MS = 15_000

/** With a login, it takes email from no one else. */
export async function startMailServer(login?: { user: string; password: string }): Promise<MailServer> {
  const received: ReceivedEmail[] = []
  const handedOut = new Set<ReceivedEmail>()
  const waiting = new Set<() => void>()
  const refused = new Map<string, number>()
  let dropsLeft = 0

  const server = new SMTPServer({
    disabledCommands: login ? ['STARTTLS'] : ['AUTH', 'STARTTLS'],
    onAuth({ username, password }, _session, done) {
      if (login && username === login.user && password === login.password) done(null, { user: username })
      else done(new Error('This login is not known here'))
    },
    onRcptTo(address, _session, done) {
      const code = refused.get(address.address)
      done(code ? Object.assign(new Error('This mailbox is not here'), { responseCode: code }) : null)
    },
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => void parts.push(part))
      stream.on('end', () => {
        if (dropsLeft > 0) {
          dropsLeft -= 1
          // The library keeps the connection's own object to itself; only its socket can be broken off.
          for (const connection of server.connections) (connection as { _socket: { destroy(): void } })._socket.destroy()
          return
        }
        const source = Buffer.concat(parts).toString('utf8')
        void PostalMime.parse(source).then((email) => {
          received.push({ ...email, source, recipients: session.envelope.rcptTo.map(({ address }) => address) })
          done()
          for (const look of waiting) look()
        })
      })
    },
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as { port: number }

  return {
    url: login ? `smtp://${login.user}:${encodeURIComponent(login.password)}@127.0.0.1:${port}` : `smtp://127.0.0.1:${port}`,
    received,
    emailTo(address, subject) {
      const find = () =>
        received.find((one) => !handedOut.has(one) && one.recipients.includes(address) && (subject?.test(one.subject ?? '') ?? true))
      return new Promise((resolve, reject) => {
        const look = () => {
          const email = find()
          if (!email) return
          clearTimeout(tooLong)
          waiting.delete(look)
          handedOut.add(email)
          resolve(email)
        }
        const tooLong = setTimeout(() => {
          waiting.delete(look)
          const seen = received.map((email) => `${email.recipients.join()}: ${email.subject}`).join('\n')
          reject(new Error(`no email to ${address}${subject ? ` with subject ${subject}` : ''} came; there are:\n${seen}`))
        }, LONGEST_WAIT_MS)
        waiting.add(look)
        look()
      })
    },
    refuse: (email, code) => void refused.set(email, code),
    drop: (times) => void (dropsLeft = times),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

export type EmailingApp = TestApp & { readonly mailServer: MailServer; emailTo: MailServer['emailTo'] }

/** A test app that works off its jobs and sends its emails to a server of its own. */
export async function startEmailingApp(environment: Record<string, string> = {}): Promise<EmailingApp> {
  const mailServer = await startMailServer()
  const app = await startTestApp({ SMTP_URL: mailServer.url, ...environment })
  await app.startWorker()
  return {
    ...app,
    mailServer,
    emailTo: (email, subject) => mailServer.emailTo(email, subject).catch((error: unknown) => explain(app, email, error)),
    async close() {
      await app.close()
      await mailServer.close()
    },
  }
}

/** An email that does not come is looked for where it waits. */
async function explain(app: TestApp, email: string, error: unknown): Promise<never> {
  const waiting = await app.sql('select name, status, tries, last_error, bounce_reason from email where to_email = $1', [email])
  const jobs = await app.sql(
    `select state, retry_count, started_on, start_after, now() as now from pgboss.job where name = 'send-mail' and state <> 'completed'`,
  )
  throw new Error(`${(error as Error).message}\nkept of it: ${JSON.stringify(waiting)}\njobs: ${JSON.stringify(jobs)}`, { cause: error })
}

/** The secret at the end of an email's link: `secretIn(email, '/ResetPassword/')`. */
export function secretIn(email: ReceivedEmail, pathBefore: string): string {
  const text = email.text ?? ''
  const start = text.indexOf(pathBefore)
  const secret = start < 0 ? undefined : /^[A-Za-z0-9_-]+/.exec(text.slice(start + pathBefore.length))?.[0]
  if (!secret) throw new Error(`no link to ${pathBefore} in: ${text}`)
  return secret
}
