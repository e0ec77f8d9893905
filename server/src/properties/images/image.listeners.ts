import { WhatTakesStorage } from '@keystead/contract/platform/plans/plan.events.ts'
import { type Listener, answer } from '../../rpc/events.ts'
import { sumImageBytes } from './image-bytes.queries.ts'

export const imageListeners: readonly Listener[] = [
  answer(WhatTakesStorage, 'photos of properties', ({ db }, { accountId }) => sumImageBytes(db, accountId)),
]
