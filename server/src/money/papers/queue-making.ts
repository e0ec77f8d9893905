import type { EventContext } from '../../rpc/events.ts'
import { makePaperJob } from './make-paper.job-definition.ts'
import { insertPapers, type NewPaper } from './paper.queries.ts'

type Context = Pick<EventContext, 'db' | 'services'>

/** Writes down the papers that are wanted, and has a job make those that were not. */
export async function queueMaking({ db, services }: Context, papers: readonly NewPaper[]): Promise<void> {
  const ids = await insertPapers(db, papers)
  await services.jobs.enqueueAll(
    db,
    makePaperJob,
    ids.map((paperId) => ({ data: { paperId }, naturalKey: paperId })),
  )
}

/** In which language the person of an account reads. */
export async function paperLanguage({ db, services }: Context, accountId: string): Promise<string> {
  return services.languages.known(await services.mailer.languageOf(db, accountId))
}
