import type { OperatorCall, OperatorCommand } from './command-line.ts'
import { refuse } from './command-line.ts'
import { brokenAuditChains } from '../audit/audit.ts'

export const auditCommand: OperatorCommand = {
  name: 'audit',
  summary: 'The audit log',
  actions: {
    verify: { summary: 'Checks whether records were changed later', run: verify },
  },
}

async function verify(call: OperatorCall): Promise<void> {
  const broken = await call.read(brokenAuditChains)
  call.list(
    broken.map((chain) => ({ Chain: chain })),
    'The audit log is intact.',
  )
  if (broken.length > 0) refuse('These audit chains were changed later. Please find out who can write to the database.')
}
