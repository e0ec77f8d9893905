import type { OperatorCall, OperatorCommand } from './command-line.ts'
import { listUndeliveredEmails } from '../email/email.queries.ts'

const MOST_EMAILS = 200

export const emailCommand: OperatorCommand = {
  name: 'emails',
  summary: 'Emails that were not delivered',
  actions: {
    failed: { summary: 'Lists emails that bounced or could not be sent, newest first', run: failed },
  },
}

async function failed(call: OperatorCall): Promise<void> {
  const emails = await call.read((db) => listUndeliveredEmails(db, MOST_EMAILS))
  call.list(
    emails.map((email) => ({
      Id: email.id,
      Email: email.name,
      To: email.to_email,
      Status: email.status,
      Tries: email.tries,
      Made: email.created_at,
      Reason: email.reason,
    })),
    'Every email was sent or is waiting to be sent.',
  )
}
