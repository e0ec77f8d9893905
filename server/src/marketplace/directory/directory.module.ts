import * as operations from '@keystead/contract/marketplace/directory/directory.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { getAgents } from './get-agents.ts'
import { getProfileDetails } from './get-profile-details.ts'
import { getTopAgents } from './get-top-agents.ts'

export const directoryModule = implementAll(operations, {
  GetAgents: getAgents,
  GetTopAgents: getTopAgents,
  GetProfileDetails: getProfileDetails,
})
