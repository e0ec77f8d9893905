import { z } from 'zod'
import { defineEnding } from '../../rpc/events.ts'

/** An account is closed for good. Its rows are still there, and its people still have their names. */
export const AccountClosing = defineEnding('account.closing', z.object({ id: z.uuid(), accountId: z.uuid() }))
