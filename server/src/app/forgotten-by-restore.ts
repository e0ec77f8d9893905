import type { ForgetsOpenSteps } from '../backup/former-access.ts'
import { deleteOpenChecks } from '../security/factors/factor.public.ts'
import { deleteOpenProviderSteps } from '../security/identities/identity.public.ts'
import { deleteAllConfirmations } from '../security/security-pin/pin.public.ts'

/** What a backup may bring back that lets a person in for a moment. */
export const forgottenByRestore: readonly ForgetsOpenSteps[] = [deleteOpenChecks, deleteOpenProviderSteps, deleteAllConfirmations]
