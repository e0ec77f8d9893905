import type { GetUserBrandingDetails } from '@keystead/contract/platform/branding/branding.operations.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { brandingOf } from './branding.access.ts'
import { readBranding } from './own-branding.ts'

export const getUserBrandingDetails: Handler<typeof GetUserBrandingDetails> = async ({ db, actor }) =>
  readBranding(db, brandingOf(profileActor(actor)))
