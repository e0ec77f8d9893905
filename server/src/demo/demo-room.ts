import { type JobDefinition, type JobRegistration, handles } from '../jobs/jobs.ts'
import type { DemoFacts, Services } from '../rpc/services.ts'
import { demoCompany } from './demo-company.ts'
import { demoSignIns } from './demo-people.ts'
import { drawDemoPicturesJob } from './draw-pictures.job-definition.ts'

/** What a demo adds to an installation. Texts and drawings are loaded when something is made of them. */
export type DemoRoom = {
  readonly facts: DemoFacts
  readonly jobDefinitions: readonly JobDefinition<object>[]
  jobRegistrations(services: Services): readonly JobRegistration[]
  seed(services: Services, say: (line: string) => void): Promise<void>
}

export const demoRoom: DemoRoom = {
  facts: { signIns: demoSignIns, company: demoCompany },
  jobDefinitions: [drawDemoPicturesJob],
  jobRegistrations: (services) => [
    handles(drawDemoPicturesJob, async (_data, signal) => (await import('./demo-pictures.ts')).drawDemoPictures(services, signal)),
  ],
  seed: async (services, say) => (await import('./demo.ts')).seedDemo(services, say),
}
