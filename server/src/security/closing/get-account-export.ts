import type { GetAccountExport } from '@keystead/contract/security/closing/closing.operations.ts'
import { downloadLink } from '../../files/downloads.ts'
import { accountActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { accountExport } from './account-export.ts'

export const getAccountExport: Handler<typeof GetAccountExport> = async ({ services, actor }) => {
  const { accountId } = accountActor(actor)
  const { url, expires } = downloadLink(services, accountExport, { accountId, subject: accountId })
  return { Url: url, Expires: expires.toISOString() }
}
