import * as operations from '@keystead/contract/security/closing/closing.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { closeAccount } from './close-account.ts'
import { getAccountExport } from './get-account-export.ts'
import { getClosingPreview } from './get-closing-preview.ts'

export const closingModule = implementAll(operations, {
  GetAccountExport: getAccountExport,
  GetClosingPreview: getClosingPreview,
  CloseAccount: closeAccount,
})
