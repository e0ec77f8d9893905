import { z } from 'zod'
import { AGENT_SCOPES, signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { area } from '../../rpc/operation.ts'
import { messages } from './engagements-messages.text.ts'
import { AlreadyAssigned, AssignmentChanged, AssignmentNotFound } from '../tenures/assignment-errors.ts'
import { AssignmentRead } from '../tenures/tenure.schemas.ts'
import { EditAssetAssignmentInput } from './engagement.forms.ts'

const assets = area('assets')

export const ManagedExclusively = defineError('ManagedExclusively', 409, messages.managedExclusively)

export const EditAssetAssignment = assets.command('EditAssetAssignment', {
  summary: 'Replaces the terms of an agent. `Version` is the one that was read.',
  access: signedIn({ profiles: ['Owner'], own: { field: 'AssignmentId', kind: 'engagement' } }),
  permission: 'properties:edit',
  input: EditAssetAssignmentInput,
  output: z.object({ AssignmentId: z.guid(), Version: z.int() }),
  errors: [AssignmentNotFound, AssignmentChanged, ManagedExclusively, AlreadyAssigned],
  changes: ['lease', 'asset', 'listing'],
})

export const AgentTermsRead = z.object({
  ContractTypeId: z.int(),
  ContractType: z.string(),
  AgentPercent: z.number().nullable(),
  FeePercent: z.number().nullable(),
  FeeAmount: z.string().nullable(),
  Scopes: z.array(z.enum(AGENT_SCOPES)),
})

export const AssignedAgent = AgentTermsRead.extend(AssignmentRead.shape)
export type AssignedAgent = z.infer<typeof AssignedAgent>
