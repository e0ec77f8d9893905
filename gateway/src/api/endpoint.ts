import { endpointsOf } from '../http/endpoint.ts'
import { accounts } from '../objects/account.ts'
import type { Sandbox } from '../sandbox.ts'

/** One call of the payment gateway. */
export const endpoint = endpointsOf<Sandbox>()

/** The connected account for whom it is asked. */
export const ofAccount = ({ store }: Sandbox, named: string): string => accounts.get(store, named, { param: 'Gateway-Account' }).id
