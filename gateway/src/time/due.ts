import type { Sandbox } from '../sandbox.ts'

/** What comes about by itself when its time has come; `due-work.ts` says what each does. */
export type Work = 'review' | 'deadline' | 'settle' | 'return' | 'dispute' | 'refund.succeed' | 'refund.fail' | 'payouts' | 'payout.arrive'

export type Due = { readonly seq: number; readonly at: number; readonly work: Work; readonly subject: string }

export function addDue({ store }: Sandbox, at: number, work: Work, subject: string): void {
  store.run('insert into due (at, work, subject) values (?, ?, ?)', at, work, subject)
}

/** What was to come about no longer does. */
export function dropDue({ store }: Sandbox, subject: string, work?: Work): void {
  store.run('delete from due where subject = ?1 and (?2 is null or work = ?2)', subject, work ?? null)
}

export function firstDue({ store }: Sandbox): Due | null {
  return store.one<Due>('select seq, at, work, subject from due order by at, seq limit 1')
}

export function takeDue({ store }: Sandbox, { seq }: Due): void {
  store.run('delete from due where seq = ?', seq)
}

export function isDue({ store }: Sandbox, work: Work): boolean {
  return store.one('select seq from due where work = ? limit 1', work) !== null
}
