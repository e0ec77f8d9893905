import { type OperatorCall, type OperatorCommand, refuse } from '../../operator/command-line.ts'
import { verifyBooks } from './verify-books.ts'

export const booksCommand: OperatorCommand = {
  name: 'verify-books',
  summary: 'The ledger',
  actions: { '': { summary: 'Checks whether the books hold (this also runs every night)', run: verify } },
}

async function verify(call: OperatorCall): Promise<void> {
  const faults = await call.read(verifyBooks)
  call.list(
    faults.map(({ name, says, what, found }) => ({ Rule: name, What: what, Found: found, Meaning: says })),
    'The books hold.',
  )
  if (faults.length > 0) refuse('The books do not hold. Nothing was changed. Stop payouts until it is clear why.')
}
