import { isRowId } from '@keystead/contract/values/ids.ts'
import { everything } from '../../database/pool.ts'
import type { GatewayEventHandler } from '../../payment-gateway/gateway-event.ts'
import { findTold } from './asked.queries.ts'
import { lookAtGateway } from './look-at-gateway.ts'

const CLAIMS = everything('the gateway tells of payment accounts of all accounts')

/** Something about a connected account has changed: what, the gateway is asked. */
export const accountUpdated: GatewayEventHandler = {
  types: ['account.updated'],
  async handle(services, { objectId, metadata }, signal) {
    const { payments, jobDatabase } = services
    if (!payments || objectId === null) return false
    const ours = metadata['sub_account'] ?? ''
    const told = await jobDatabase.transaction(CLAIMS, (db) =>
      findTold(db, { gateway: payments.name, gatewayRef: objectId, id: isRowId(ours) ? ours : null }),
    )
    if (!told) return false
    // One that was made a moment ago may be told of before our own call has heard its name.
    await lookAtGateway(services, { id: told.id, gatewayRef: told.gateway_ref ?? objectId }, signal)
    return true
  },
}
