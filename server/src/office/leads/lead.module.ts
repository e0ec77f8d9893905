import * as operations from '@keystead/contract/office/leads/lead.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { getLeadCounts } from './get-lead-counts.ts'
import { getLeads } from './get-leads.ts'

export const leadModule = implementAll(operations, {
  GetLeads: getLeads,
  GetLeadCounts: getLeadCounts,
})
