import type { GetTopAgents } from '@keystead/contract/marketplace/directory/directory.operations.ts'
import type { Handler } from '../../rpc/module.ts'
import { presentAgentCard } from './directory.present.ts'
import { listTopAgents } from './directory.queries.ts'

export const getTopAgents: Handler<typeof GetTopAgents> = async ({ db }, input) => ({
  Items: (await listTopAgents(db, input.Count)).map(presentAgentCard),
})
