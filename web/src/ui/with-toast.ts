import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import { asCallFailure } from '../api/failure.ts'
import { toast } from './toast.tsx'

/** Waits for what a button has begun, says in passing how it went, and answers whether it did. */
export async function withToast(work: Promise<unknown>, success?: string): Promise<boolean> {
  try {
    await work
    if (success) toast.success(success)
    return true
  } catch (error) {
    const failure = asCallFailure(error)
    if (failure.wasDismissed) return false
    const reasons = Object.values(failure.fields)
    const isAboutFields = failure.is(CallErrors.InvalidInput) && reasons.length > 0
    toast.error((isAboutFields ? reasons : [failure.message, ...reasons]).join(' '))
    return false
  }
}
