import { PasskeyNotFound, type RenamePasskey } from '@keystead/contract/security/factors/passkey.operations.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Scope } from '../../rpc/scope.ts'
import { presentPasskey } from './factor.present.ts'
import { renamePasskeyRow } from './passkey.queries.ts'

export const renamePasskey: Handler<typeof RenamePasskey, Scope<'passkey'>> = async (context, input) => {
  const renamed = await renamePasskeyRow(context.db, context.owned, input.PasskeyId, input.Name)
  if (!renamed) fail(PasskeyNotFound)
  context.audit(renamed.id)
  return presentPasskey(renamed)
}
