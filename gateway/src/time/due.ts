import type { Company } from '../company.ts'

/* What comes about by itself when its time has come. */

export type Due = { readonly seq: number; readonly at: number; readonly work: string; readonly subject: string }

/** What each kind of work does, with what it is about. */
export type Runs<Of extends Company, Work extends string = string> = Readonly<Record<Work, (company: Of, subject: string) => unknown>>

/** How a company that has these kinds of work plans it. */
export function planningOf<Work extends string>() {
  return {
    addDue({ store }: Company, at: number, work: Work, subject: string): void {
      store.run('insert into due (at, work, subject) values (?, ?, ?)', at, work, subject)
    },

    /** What was to come about no longer does. */
    dropDue({ store }: Company, subject: string, work?: Work): void {
      store.run('delete from due where subject = ?1 and (?2 is null or work = ?2)', subject, work ?? null)
    },

    isDue({ store }: Company, work: Work): boolean {
      return store.one('select seq from due where work = ? limit 1', work) !== null
    },
  }
}

export function firstDue({ store }: Company): Due | null {
  return store.one<Due>('select seq, at, work, subject from due order by at, seq limit 1')
}

/** Does the first thing that is due by then, and answers whether there was one. */
export function runFirstDue<Of extends Company>(company: Of, runs: Runs<Of>, by: number): boolean {
  const due = firstDue(company)
  if (!due || due.at > by) return false
  company.clock.moveTo(due.at)
  company.store.transaction(() => {
    company.store.run('delete from due where seq = ?', due.seq)
    runs[due.work]!(company, due.subject)
  })
  return true
}
