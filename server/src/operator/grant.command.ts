import { listWrongGrants, rewriteGrants } from '../access/access-grant.queries.ts'
import { type OperatorCall, type OperatorCommand, refuse } from './command-line.ts'

export const grantCommand: OperatorCommand = {
  name: 'grants',
  summary: 'Access to the properties of others, which follows from leases, assignments and shares',
  actions: {
    verify: { summary: 'Checks whether access matches leases, assignments and shares', run: verify },
    mend: { summary: 'Corrects access that does not match (this also runs every hour)', run: mend },
  },
}

async function verify(call: OperatorCall): Promise<void> {
  const wrong = await call.read(listWrongGrants)
  call.list(
    wrong.map(({ facts, source_id }) => ({ Facts: facts, Id: source_id })),
    'All access is correct.',
  )
  if (wrong.length > 0) refuse('This access is not correct. To correct it, run: grants mend')
}

async function mend(call: OperatorCall): Promise<void> {
  const { mended } = await call.act('grants', async (db) => {
    const wrong = await listWrongGrants(db)
    await rewriteGrants(db, wrong)
    return { mended: wrong.length }
  })
  call.show({ Mended: mended })
}
