import { type Listener, hourly } from '../../rpc/events.ts'
import { deleteForgottenDrafts } from './draft.queries.ts'

export const draftListeners: readonly Listener[] = [hourly('drafts that were forgotten', ({ db }) => deleteForgottenDrafts(db))]
