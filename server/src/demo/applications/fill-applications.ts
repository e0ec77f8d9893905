import { everything } from '../../database/pool.ts'
import type { KeptFile } from '../../documents/documents/document.queries.ts'
import { eventTransaction } from '../../rpc/event-transaction.ts'
import type { Services } from '../../rpc/services.ts'
import { fillDemoAgreementsJob } from '../fill-agreements.job-definition.ts'
import { fillDemoChecksJob } from '../fill-checks.job-definition.ts'
import { lockApplications, markApplied, readDemoState } from '../demo.queries.ts'
import { keptPaper } from '../papers/fill-papers.ts'
import { demoApplications, type DemoStep } from './demo-applications.ts'
import { writeDemoCriteria } from './demo-criteria.ts'
import { sheetOf, tellApplication } from './tell-application.ts'

const CLAIMS = everything('applications of the people of a demo, for homes of others')

/** Has people of a demo apply for its homes, once: the files first, then all rows or none. */
export async function fillApplications(services: Services): Promise<void> {
  if ((await readDemoState(services.jobDatabase.db)).hasApplications) return
  const files = new Map<DemoStep, KeptFile[]>()
  for (const step of demoApplications.flatMap(({ steps }) => steps)) {
    if (step.does !== 'submit') continue
    files.set(step, [])
    for (const paper of sheetOf(step.who).papers) files.get(step)!.push(await keptPaper(services, paper))
  }
  await eventTransaction(services, CLAIMS, async (context) => {
    await lockApplications(context.db)
    if ((await readDemoState(context.db)).hasApplications) return
    await writeDemoCriteria(context.db)
    for (const story of demoApplications) await tellApplication(context, story, files)
    await markApplied(context.db)
    await services.jobs.enqueue(context.db, fillDemoAgreementsJob, {}, 'after applications')
    await services.jobs.enqueue(context.db, fillDemoChecksJob, {}, 'after applications')
  })
}
