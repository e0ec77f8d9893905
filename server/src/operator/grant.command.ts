import { listWrongGrants, rewriteGrants } from '../access/access-grant.queries.ts'
import { type OperatorCall, type OperatorCommand, refuse } from './command-line.ts'

export const grantCommand: OperatorCommand = {
  name: 'grants',
  summary: 'What people may do with what is another’s, as it follows from facts',
  actions: {
    verify: { summary: 'Looks for rights that differ from the facts that give them', run: verify },
    mend: { summary: 'Makes them what the facts say; it is done every hour as well', run: mend },
  },
}

async function verify(call: OperatorCall): Promise<void> {
  const wrong = await call.read(listWrongGrants)
  call.list(
    wrong.map(({ facts, source_id }) => ({ Facts: facts, Id: source_id })),
    'Every right follows from a fact, and every fact has given its rights.',
  )
  if (wrong.length > 0) refuse('These rights differ from the facts. Please run grants mend.')
}

async function mend(call: OperatorCall): Promise<void> {
  const { mended } = await call.act('grants', async (db) => {
    const wrong = await listWrongGrants(db)
    await rewriteGrants(db, wrong)
    return { mended: wrong.length }
  })
  call.show({ Mended: mended })
}
