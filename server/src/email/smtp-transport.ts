import { createTransport } from 'nodemailer'
import { type Transport, messageOptions } from './transport.ts'
import type { Delivery } from '../rpc/machinery.ts'

const CONNECT_MS = 15_000
const SILENCE_MS = 30_000

/** Email over SMTP, on connections that are kept. `smtps:` is TLS from the start; `smtp:` takes it up where it is offered. */
export function smtpTransport(smtpUrl: string): Transport {
  const url = new URL(smtpUrl)
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  const pool = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 3,
    // The job tries again, later and visibly.
    maxRequeues: 0,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    // A password never goes over a line that others can read.
    requireTLS: url.protocol === 'smtp:' && url.username !== '' && !isLocal,
  })
  return {
    destination: `the mail server ${url.host}`,
    async deliver(message, signal) {
      try {
        const { messageId } = await pool.sendMail({ ...messageOptions(message), signal })
        return { outcome: 'sent', messageId }
      } catch (error) {
        return deliveryOf(error as SmtpError)
      }
    },
    close: () => pool.close(),
  }
}

type SmtpError = { code?: string; command?: string; message?: string; response?: string; responseCode?: number; permanent?: boolean }

/** What a failure means. The address or the message was refused for good, or the way was blocked for now. */
function deliveryOf({ code, command, message, response, permanent }: SmtpError): Delivery {
  const reason = (response ?? message ?? 'unknown').replaceAll(/\s+/g, ' ').slice(0, 300)
  const isAboutThisEmail = command === 'RCPT TO' || command === 'DATA'
  const isNoAddress = code === 'EENVELOPE' && command === 'API'
  if (isNoAddress || (isAboutThisEmail && permanent)) return { outcome: 'bounced', reason }
  return { outcome: 'later', reason: [code, reason].filter(Boolean).join(': ') }
}
