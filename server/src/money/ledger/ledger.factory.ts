import { randomUUID } from 'node:crypto'
import type { TestApp, TestPerson } from '../../../test/harness.ts'
import { everything } from '../../database/pool.ts'
import { post } from './ledger.public.ts'
import type { Posting } from './posting.ts'

/** Posts as what sees everything. */
export function posted(app: TestApp, posting: Posting) {
  return app.services.database.transaction(everything('a test posts'), (db) => post(db, posting))
}

/** A person has billed rent for a home. */
export async function rentCharged(app: TestApp, owner: TestPerson, { assetId }: { assetId?: string } = {}) {
  const claimId = randomUUID()
  const charge: Posting = {
    kind: 'charge',
    businessKey: `charge:${claimId}:1`,
    issuerId: owner.profileId,
    invoiceId: claimId,
    ...(assetId ? { assetId } : {}),
    legs: [
      { account: 'receivable', ownerId: claimId, amount: 150_000 },
      { account: 'income', ownerId: owner.profileId, detail: 'rental-income', amount: -150_000 },
    ],
  }
  await posted(app, charge)
  return { claimId, businessKey: charge.businessKey }
}
