import type { Db } from '../../database/db.ts'
import type { Broken, Invariant } from './invariant.ts'
import { INVARIANTS } from './invariants.ts'

export type Fault = Pick<Invariant, 'name' | 'says'> & Broken

/** Where the books do not hold; nowhere, ever. Asked by those who see everything, while others post: each query sees one state of all. */
export async function verifyBooks(db: Db): Promise<Fault[]> {
  const faults: Fault[] = []
  for (const { name, says, broken } of INVARIANTS) faults.push(...(await broken(db)).map((one) => ({ name, says, ...one })))
  return faults
}
