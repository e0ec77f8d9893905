import type { AnyOperation } from '@keystead/contract/rpc/operation.ts'
import { type Command, useCommand } from '../../api/query.ts'
import { sessionChanged } from '../../sessions/session.ts'

/** A change of a profile: header and menus show it as soon as it is done, here and in other tabs. */
export function useProfileCommand<Op extends AnyOperation>(operation: Op): Command<Op> {
  return useCommand(operation, { onDone: sessionChanged })
}
