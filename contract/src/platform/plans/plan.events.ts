import { z } from 'zod'
import { defineQuestion } from '../../rpc/events.ts'

/** How many bytes of an account's storage a room uses. */
export const WhatTakesStorage = defineQuestion('plan.storage', z.object({ accountId: z.uuid() }), z.int())
