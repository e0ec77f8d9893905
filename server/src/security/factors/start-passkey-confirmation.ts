import type { StartPasskeyConfirmation } from '@keystead/contract/security/factors/passkey.operations.ts'
import { accountActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { askForSignature } from './passkey-signature.ts'

export const startPasskeyConfirmation: Handler<typeof StartPasskeyConfirmation> = ({ db, actor, origin }) =>
  askForSignature(db, origin, 'confirm', accountActor(actor).accountId)
