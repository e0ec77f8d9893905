import * as businesses from '@keystead/contract/people/businesses/business.operations.ts'
import * as members from '@keystead/contract/people/businesses/member.operations.ts'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import type { AnyOperation } from '@keystead/contract/rpc/operation.ts'
import { fail } from '../../rpc/failure.ts'
import { type Implementation, implement } from '../../rpc/module.ts'

/* Calls of the room that another branch does. This file goes when they come. */

const HERE: ReadonlySet<string> = new Set(['CreateBusiness', 'GetBusinessDeletionPreview', 'DeleteBusiness'])

export const notHereYet: Implementation[] = [...Object.values<unknown>(businesses), ...Object.values<unknown>(members)]
  .filter((value): value is AnyOperation => typeof value === 'object' && value !== null && 'input' in value && 'access' in value)
  .filter(({ name }) => !HERE.has(name))
  .map((operation) => {
    const refuse = () => fail(CallErrors.Unavailable)
    return implement(operation, refuse as never, {
      business: refuse,
      'business-image': refuse,
      'business-member': refuse,
      'business-role': refuse,
    })
  })
