import type { OperatorCall, OperatorCommand } from './command-line.ts'
import { refuse } from './command-line.ts'
import { brokenAuditChains } from '../audit/audit.ts'

export const auditCommand: OperatorCommand = {
  name: 'audit',
  summary: 'The record of what was done',
  actions: {
    verify: { summary: 'Looks for records that were edited after the fact', run: verify },
  },
}

async function verify(call: OperatorCall): Promise<void> {
  const broken = await call.read(brokenAuditChains)
  call.list(
    broken.map((chain) => ({ Chain: chain })),
    'Every chain of the audit is whole.',
  )
  if (broken.length > 0) refuse('These chains were edited after the fact.')
}
