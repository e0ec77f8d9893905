import { z } from 'zod'
import { defineEvent } from '../../rpc/events.ts'

/** An agent works for a property: told of the property's account. */
const engaged = {
  id: z.guid(),
  accountId: z.guid(),
  assetId: z.guid(),
  profileId: z.guid(),
  /** Who did it. Null: a job, or an account that closes without a profile. */
  byProfileId: z.guid().nullable(),
  contractTypeId: z.int(),
}

export const EngagementBegan = defineEvent(
  'engagement.began',
  z.object({ ...engaged, startsOn: z.iso.date(), endsOn: z.iso.date().nullable() }),
)

export const EngagementEnded = defineEvent('engagement.ended', z.object({ ...engaged, reason: z.string().nullable() }))

const passing = z.object({ id: engaged.id, accountId: engaged.accountId, assetId: engaged.assetId, profileId: engaged.profileId })

/** The first day of an agent has come, where the property stands. Told once, by a job. */
export const EngagementStarted = defineEvent('engagement.started', passing)

/** The last day of an agent has passed. Told once, by a job; what is ended by a person is `EngagementEnded`. */
export const EngagementOver = defineEvent('engagement.over', passing)
