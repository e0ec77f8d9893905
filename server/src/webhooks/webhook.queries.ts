import type { Db } from '../database/db.ts'

/** Longer than anyone goes on sending the same again: they do for some days. */
const KEPT_DAYS = 60

/** Notes a delivery. False: it was taken before. Of two at once the second waits for the first. */
export async function recordDelivery(db: Db, webhook: string, deliveryId: string): Promise<boolean> {
  const noted = await db.sql('insert into webhook_delivery (webhook, delivery_id) values ($1, $2) on conflict do nothing returning 1', [
    webhook,
    deliveryId,
  ])
  return noted.length > 0
}

/** Housekeeping: deliveries that come no more. */
export async function deleteOldDeliveries(db: Db): Promise<void> {
  await db.sql('delete from webhook_delivery where received_at < now() - make_interval(days => $1)', [KEPT_DAYS])
}
