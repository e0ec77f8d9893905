import { PasskeyNotFound, type RenamePasskey } from '@keystead/contract/security/factors/passkey.operations.ts'
import { accountActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { passkeysOf } from './factor.access.ts'
import { presentPasskey } from './factor.present.ts'
import { renamePasskeyRow } from './passkey.queries.ts'

export const renamePasskey: Handler<typeof RenamePasskey> = async (context, input) => {
  const renamed = await renamePasskeyRow(context.db, passkeysOf(accountActor(context.actor)), input.PasskeyId, input.Name)
  if (!renamed) fail(PasskeyNotFound)
  context.audit(renamed.id)
  return presentPasskey(renamed)
}
