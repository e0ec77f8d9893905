import {
  LandlordNotVerified,
  PackageNotOffered,
  PayerNotPossible,
  ScreeningAskedAlready,
} from '@keystead/contract/applications/screening/screening.operations.ts'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import { CallFailure } from '../../api/failure.ts'

const FIELD_OF = [
  [PayerNotPossible, 'PaidBy'],
  [LandlordNotVerified, 'PackageId'],
  [PackageNotOffered, 'PackageId'],
  [ScreeningAskedAlready, 'FormIds'],
] as const

/** What was refused, at the field that it is about; what is said of one of the people stands at all of them. */
export function askProblem(error: unknown): unknown {
  if (!(error instanceof CallFailure)) return error
  const { status, code, reference, cause } = error
  const at = FIELD_OF.find(([definition]) => error.is(definition))
  if (at)
    return new CallFailure({ status, code, reference, cause, message: CallErrors.InvalidInput.message, fields: { [at[1]]: error.message } })
  const fields = Object.fromEntries(
    Object.entries(error.fields).map(([path, message]) => [/^FormIds\./.test(path) ? 'FormIds' : path, message]),
  )
  return new CallFailure({ status, code, reference, cause, message: error.message, fields })
}
