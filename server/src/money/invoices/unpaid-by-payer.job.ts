import { everything } from '../../database/pool.ts'
import { workThroughDue } from '../../jobs/batches.ts'
import { eventTransaction } from '../../rpc/event-transaction.ts'
import { scheduledJob } from '../../rpc/scheduled-job.ts'
import type { Services } from '../../rpc/services.ts'
import { inWords, say } from '../../text/said.ts'
import { listRecipients } from './invoice.queries.ts'
import { text } from './invoice.text.ts'
import { makeVoid } from './take-back.ts'
import { listUnpaidByPayer, lockUnpaidByPayer, type UnpaidByPayer } from './unpaid-by-payer.queries.ts'

const CLAIMS = everything('what payers of all accounts began and did not pay is void')
/** Until then it can be tried again, with another card. */
const AFTER_MINUTES = 60
const AT_ONCE = 100

/** What was never billed is owed no longer when no payment has come of it, or its payment went back. What became of the payment was told already. */
export const voidUnpaidByPayer = scheduledJob(
  'void-unpaid-by-payer',
  { retryLimit: 3, expireSeconds: 600, cron: '*/10 * * * *' },
  async (services: Services, signal: AbortSignal) => {
    await workThroughDue<UnpaidByPayer>(services, signal, {
      claims: CLAIMS,
      atOnce: AT_ONCE,
      list: (db, limit, after) => listUnpaidByPayer(db, { minutes: AFTER_MINUTES, limit, after }),
      work: ({ id }) =>
        eventTransaction(services, CLAIMS, async (context) => {
          const invoice = await lockUnpaidByPayer(context.db, id, AFTER_MINUTES)
          if (!invoice) return
          const { languages } = services
          const reason = inWords(say(text, 'noPaymentCame'), { languages, language: 'en', timeZone: 'UTC' }) ?? ''
          await makeVoid(context, invoice, await listRecipients(context.db, [id]), reason)
        }),
    })
  },
)
