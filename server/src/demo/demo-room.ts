import { type JobDefinition, type JobRegistration, handles } from '../jobs/jobs.ts'
import type { DemoFacts, Services } from '../rpc/services.ts'
import { demoCompany } from './demo-company.ts'
// Rows of its notifications name these sentences, long after they were made.
import './demo-news.text.ts'
import { demoSignIns } from './demo-people.ts'
import { drawDemoPicturesJob } from './draw-pictures.job-definition.ts'
import { drawInOwnProcess } from './draw-pictures.job.ts'
import { fillDemoAgreementsJob } from './fill-agreements.job-definition.ts'
import { fillDemoApplicationsJob } from './fill-applications.job-definition.ts'
import { fillDemoChecksJob } from './fill-checks.job-definition.ts'
import { fillDemoMoneyJob } from './fill-money.job-definition.ts'
import { fillDemoPapersJob } from './fill-papers.job-definition.ts'

/** What a demo adds to an installation. Descriptions and drawings are loaded when something is made of them. */
export type DemoRoom = {
  readonly facts: DemoFacts
  readonly jobDefinitions: readonly JobDefinition<object>[]
  jobRegistrations(services: Services): readonly JobRegistration[]
  seed(services: Services, say: (line: string) => void): Promise<void>
}

export const openDemoRoom = (databaseUrl: string): DemoRoom => ({
  facts: { signIns: demoSignIns, company: demoCompany },
  jobDefinitions: [
    drawDemoPicturesJob,
    fillDemoMoneyJob,
    fillDemoPapersJob,
    fillDemoApplicationsJob,
    fillDemoAgreementsJob,
    fillDemoChecksJob,
  ],
  jobRegistrations: (services) => [
    handles(drawDemoPicturesJob, (_data, signal) => drawInOwnProcess(services, databaseUrl, signal)),
    // Loaded when there is something to be made: most starts come later.
    handles(fillDemoPapersJob, async () => (await import('./papers/fill-papers.ts')).fillPapers(services)),
    handles(fillDemoAgreementsJob, async () => (await import('./agreements/fill-agreements.ts')).fillAgreements(services)),
    handles(fillDemoApplicationsJob, async () => (await import('./applications/fill-applications.ts')).fillApplications(services)),
    handles(fillDemoChecksJob, async (_data, signal) => (await import('./applications/fill-checks.ts')).fillChecks(services, signal)),
    handles(fillDemoMoneyJob, async (_data, signal) => {
      const { fillMoney } = await import('./money/fill-money.ts')
      try {
        await fillMoney(services, signal)
      } finally {
        // One after the other: both write to the people of the demo. Pictures come also where money does not.
        await services.jobDatabase.transaction({ kind: 'public' }, async (db) => {
          await services.jobs.enqueue(db, drawDemoPicturesJob, {}, 'after the money')
          await services.jobs.enqueue(db, fillDemoChecksJob, {}, 'after the money')
        })
      }
    }),
  ],
  seed: async (services, say) => (await import('./demo.ts')).seedDemo(services, say),
})
