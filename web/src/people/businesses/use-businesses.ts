import { GetUserBusinesses } from '@keystead/contract/people/businesses/business.operations.ts'
import { useCall } from '../../api/query.ts'

/** More businesses than these no one is known to work for. */
const ALL = { PageSize: 20 } as const

/** The businesses of the reader, whichever profile is active. */
export function useBusinesses() {
  return useCall(GetUserBusinesses, ALL)
}
