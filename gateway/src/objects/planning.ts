import { planningOf } from '../time/due.ts'

/** What comes about by itself at the payment gateway; `due-work.ts` says what each does. */
export type Work = 'review' | 'deadline' | 'settle' | 'return' | 'dispute' | 'refund.succeed' | 'refund.fail' | 'payouts' | 'payout.arrive'

export const { addDue, dropDue, isDue } = planningOf<Work>()
