import { type Db, only, prepare } from '../../database/db.ts'
import type { Origin } from '../../rpc/origin.ts'
import { sha256 } from '../../secrets/sha256.ts'

const isKnown = prepare<{ known: boolean }, [string, Buffer]>(
  'known-device',
  `select exists (
     select 1 from account_holder a join known_device d on d.account_id = a.id
     where a.email = $1 and d.device_sha256 = $2 and d.last_seen_at > now() - interval '180 days') as known`,
)

/** Whether the account of this email has signed in from this device before. Anyone can make an id up; a token vouches for it. */
export async function isKnownDevice(db: Db, email: string, origin: Origin): Promise<boolean> {
  return only(await db.prepared(isKnown, [email, deviceHash(origin) ?? Buffer.alloc(0)])).known
}

/** What an account's device was to it before this sign-in. */
export type DeviceAcquaintance = 'known' | 'first' | 'new'

/** Takes note of the device that an account signs in from. `first`: the account had none before. */
export async function recordDevice(db: Db, accountId: string, origin: Origin): Promise<DeviceAcquaintance> {
  const hash = deviceHash(origin)
  const { others } = only(
    await db.sql<{ others: boolean }>(
      'select exists (select 1 from known_device where account_id = $1 and device_sha256 is distinct from $2) as others',
      [accountId, hash],
    ),
  )
  if (!hash) return others ? 'new' : 'first'
  const { fresh } = only(
    await db.sql<{ fresh: boolean }>(
      `insert into known_device as d (account_id, device_sha256) values ($1, $2)
       on conflict (account_id, device_sha256) do update set last_seen_at = now()
       returning d.first_seen_at = now() as fresh`,
      [accountId, hash],
    ),
  )
  if (!fresh) return 'known'
  return others ? 'new' : 'first'
}

/** Housekeeping: devices that no one signed in from for half a year. */
export async function forgetOldDevices(db: Db): Promise<void> {
  await db.sql(`delete from known_device where last_seen_at < now() - interval '180 days'`)
}

export async function forgetDevices(db: Db, accountId: string): Promise<void> {
  await db.sql('delete from known_device where account_id = $1', [accountId])
}

function deviceHash({ deviceId, deviceIsKnown }: Origin): Buffer | null {
  return deviceId && deviceIsKnown ? sha256(deviceId) : null
}
