import type { TestPerson } from '../../server/test/people.ts'
import type { Tab } from './tab.ts'

/** Of one person for one home, as far as the harness has brought it. */
export type Application = {
  readonly applicationId: string
  readonly formId: string
  readonly person: TestPerson
  /** Their own. */
  readonly tab: Tab
  isSubmitted: boolean
  /** What was asked about them, the latest last. */
  readonly screeningIds: string[]
}
