import type { OperatorCall, OperatorCommand } from './command-line.ts'
import { listUndeliveredMails } from '../mail/mail.queries.ts'

const MOST_MAILS = 200

export const mailCommand: OperatorCommand = {
  name: 'mails',
  summary: 'Mails that did not arrive',
  actions: {
    failed: { summary: 'What bounced or could not be sent, the newest first', run: failed },
  },
}

async function failed(call: OperatorCall): Promise<void> {
  const mails = await call.read((db) => listUndeliveredMails(db, MOST_MAILS))
  call.list(
    mails.map((mail) => ({
      Id: mail.id,
      Mail: mail.name,
      To: mail.to_email,
      Status: mail.status,
      Tries: mail.tries,
      Made: mail.created_at,
      Reason: mail.reason,
    })),
    'Every mail has left, or is still on its way.',
  )
}
