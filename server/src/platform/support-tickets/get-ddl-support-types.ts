import type { GetDdlSupportTypes } from '@keystead/contract/platform/support-tickets/ticket.operations.ts'
import { SUPPORT_TYPES } from '@keystead/contract/platform/support-tickets/ticket.values.ts'
import type { Handler } from '../../rpc/module.ts'

export const getDdlSupportTypes: Handler<typeof GetDdlSupportTypes> = async () => ({ Items: [...SUPPORT_TYPES] })
