import type { Delivery, Envelope } from '../rpc/machinery.ts'

export type Transport = {
  /** Where email goes, for people. */
  readonly destination: string
  deliver(message: TransportMessage, signal: AbortSignal): Promise<Delivery>
  close(): void
}

/** An envelope with what is the same for all emails of this installation. */
export type TransportMessage = Omit<Envelope, 'fromName'> & {
  readonly from: { readonly address: string; readonly name: string }
  readonly messageId: string
}

/** The message in the words of nodemailer. Nothing is fetched or read from disk for it. */
export function messageOptions({
  from,
  to,
  replyTo,
  subject,
  text,
  html,
  date,
  messageId,
  declineUrl,
  stopUrl,
  attached,
}: TransportMessage) {
  return {
    from,
    to,
    ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
    subject,
    text,
    html,
    date,
    messageId,
    attachments: attached.map(({ fileName, contentType, content }) => ({ filename: fileName, contentType, content: Buffer.from(content) })),
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders({ declineUrl, stopUrl }) },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** What mail programs make their own button of: one that works at once, or one that leads to the settings. */
function unsubscribeHeaders({ declineUrl, stopUrl }: Pick<Envelope, 'declineUrl' | 'stopUrl'>): Record<string, string> {
  if (stopUrl) return { 'List-Unsubscribe': `<${stopUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
  return declineUrl ? { 'List-Unsubscribe': `<${declineUrl}>` } : {}
}
